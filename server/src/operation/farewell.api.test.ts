import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

/** Stops a server while a command waits for a locked order. @returns the answers of both calls */
async function stopDuringCall() {
  const api = await startApi();
  const joao = await api.signIn('1001', '123');
  const { order } = await makeOrder(api);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const answers = await api.withClient(async (client) => {
    await client.query('begin');
    await client.query('select 1 from os where nr_sequencial = $1 for update', [order]);
    const waiting = fetch(`${address}/api/os/itens/execucoes/iniciar`, {
      method: 'POST',
      headers: { ApiKey: api.apiKey, Token: joao.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nr_seq_os: order, nr_seq_clifor: joao.person, cpf: joao.digits }),
    });
    await sleep(300);
    const stopped = api.app.close();
    await sleep(300);
    const late = await fetch(`${address}/api/getEmpresas`);
    await client.query('rollback');
    const answers = { underWay: await waiting, late, lateBody: await late.json() };
    await stopped;
    return answers;
  });
  await api.close();
  return answers;
}

it('a stopping server answers the calls under way and turns new ones away, in its usual words', async () => {
  const { underWay, late, lateBody } = await stopDuringCall();
  expect(underWay.status).toBe(200);
  expect(late.status).toBe(503);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lateBody).toMatchObject({ codigo: 'OCUPADO', mensagem: expect.any(String) as unknown });
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
