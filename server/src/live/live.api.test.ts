import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { sha256 } from '../core/keys.ts';
import { createDoorkeeper } from '../session/doorkeeper.ts';
import { createLiveFeed } from './service.ts';

let api: Api;
let joao: Signed;
let address: string;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Opens the stream like a browser and collects the events. @param shown ms since it requested its data */
async function follow(
  who: Signed,
  shown?: number,
): Promise<{ text(): string; ended: Promise<void>; stop(): void }> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/eventos${shown === undefined ? '' : `?ha=${shown}`}`, {
    headers: { ApiKey: api.apiKey, Token: who.token },
    signal: stop.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  const read = async () => {
    try {
      const decoder = new TextDecoderStream();
      for await (const chunk of response.body?.pipeThrough(decoder) ?? []) text += chunk;
    } catch {
      // The reader hung up.
    }
  };
  return { text: () => text, ended: read(), stop: () => stop.abort() };
}

const comment = (order: number, who: Signed) =>
  api.call(
    'commentOrder',
    { params: { id: String(order) }, body: { nr_seq_clifor: who.person, ds_observacao: 'oi' } },
    who,
  );

describe('live feed', () => {
  it('tells the branch what happened to which order', async () => {
    const stream = await follow(joao);
    const { order } = await makeOrder(api);
    await comment(order, joao);
    await expect.poll(stream.text).toContain('event: os.comentada');
    expect(stream.text()).toContain(`"nr_seq_os":${order},`);
    stream.stop();
    await stream.ended;
  });

  it('begins with loading anew where something happened since the page asked for what it shows', async () => {
    const { order } = await makeOrder(api);
    await comment(order, joao);
    const late = await follow(joao, 60_000);
    await expect.poll(late.text).toContain('event: recarregar');
    late.stop();
    await api.sql("update evento set dt_evento = dt_evento - interval '2 minutes'");
    const early = await follow(joao, 60_000);
    await comment(order, joao);
    await expect.poll(early.text).toContain('event: os.comentada');
    expect(early.text()).not.toContain('recarregar');
    early.stop();
    await Promise.all([late.ended, early.ended]);
  });

  it('takes no notice of announcements that are none', async () => {
    const stream = await follow(joao);
    const { order } = await makeOrder(api);
    for (const text of ['lixo', 'null', '{}', '{"id":1}\nevent: sessao.encerrada\ndata: {}\n'])
      await api.sql("select pg_notify('evento', $1)", [text]);
    await comment(order, joao);
    await expect.poll(stream.text).toContain(`"nr_seq_os":${order},`);
    expect(stream.text()).not.toContain('sessao.encerrada');
    stream.stop();
    await stream.ended;
  });

  it('says nothing of other branches', async () => {
    const stream = await follow(await api.signIn('1002', '234'));
    const far = await makeOrder(api, { branch: 2 });
    const near = await makeOrder(api);
    const moved = await api.call('login', {
      body: { newFilial: 2 },
      headers: { token: (await api.signIn('1001', '123')).token },
    });
    const there = { ...joao, token: moved.body.token };
    await comment(far.order, there);
    await comment(near.order, joao);
    await expect.poll(stream.text).toContain(`"nr_seq_os":${near.order},`);
    expect(stream.text()).not.toContain(`"nr_seq_os":${far.order},`);
    stream.stop();
    await stream.ended;
  });

  it('ends with the session', async () => {
    const pedro = await api.signIn('1301', '567');
    const stream = await follow(pedro);
    await api.call('logout', {}, pedro);
    await stream.ended;
    expect(stream.text()).toContain('event: sessao.encerrada');
  });

  // Sooner than the heartbeat (25 s) would find it.
  const beforeTheHeartbeat = { timeout: 20_000 };
  it('ends at once where the session ended while it was being opened', beforeTheHeartbeat, async () => {
    const door = createDoorkeeper(api.databases);
    const live = createLiveFeed(api.databases, {
      controlDatabase: api.controlDatabase,
      isSessionGood: door.isSessionGood,
      log: api.app.log,
    });
    await live.open();
    const pedro = await api.signIn('1301', '567');
    const who = await door.sessionOf(api.apiKey, sha256(pedro.token));
    await api.call('logout', {}, pedro);
    door.forget(sha256(pedro.token).toString('hex'));
    expect(await text(await live.follow(who))).toContain('event: sessao.encerrada');
    await live.close();
  });

  it('needs a session', async () => {
    expect((await api.call('followEvents')).status).toBe(401);
  });
});
