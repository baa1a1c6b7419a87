import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

it('a stopping server answers the calls under way', async () => {
  const api = await startApi();
  const joao = await api.signIn('1001', '123');
  const { order } = await makeOrder(api);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  // Somebody else holds the order for a moment, so the command is still waiting when the server is told to stop.
  const answered = await api.withClient(async (client) => {
    await client.query('begin');
    await client.query('select 1 from os where nr_sequencial = $1 for update', [order]);
    const answer = fetch(`${address}/api/os/itens/execucoes/iniciar`, {
      method: 'POST',
      headers: { ApiKey: api.apiKey, Token: joao.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nr_seq_os: order, nr_seq_clifor: joao.person, cpf: joao.digits }),
    });
    await sleep(300);
    const stopped = api.app.close();
    await sleep(300);
    await client.query('rollback');
    const { status } = await answer;
    await stopped;
    return status;
  });
  expect(answered).toBe(200);
  await api.close();
});

it('a caller who left in the middle of a call holds a stopping server up no longer', async () => {
  const api = await startApi();
  const joao = await api.signIn('1001', '123');
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const feed = await fetch(`${address}/api/eventos`, {
    headers: { ApiKey: api.apiKey, Token: joao.token },
    signal: leaving.signal,
  });
  expect(feed.status).toBe(200);
  leaving.abort();
  const stopped = api.close().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(5000, 'still waits')])).toBe('stopped');
});
