import { answerMark } from '@terminal/contract/mark';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../session/record.ts';
import { clearSession, currentSession, storeSession } from '../session/store.ts';
import { request } from './client.ts';
import { serverNow } from './clock.ts';
import { askEarly } from './early.ts';
import { CallError } from './errors.ts';
import { onExpiry, replaceSession } from './expiry.ts';
import { reachNow, reportReach } from './reach.ts';

/** Behaviour of the network per attempt, in order; the last one repeats. */
type Outcome = () => Response;
const mark = { [answerMark]: '1' };
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}): Outcome => {
  return () => new Response(JSON.stringify(body), { status, headers: { ...mark, ...headers } });
};
/** Something between here and the server. */
const between = (status: number): Outcome => {
  return () => new Response('<html>', { status });
};
const away: Outcome = () => {
  throw new TypeError('network');
};

let sent: { address: string; headers: Record<string, string> }[] = [];

function network(...outcomes: Outcome[]) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: { headers: Record<string, string> }) => {
    const outcome = outcomes[Math.min(sent.length, outcomes.length - 1)];
    sent.push({ address, headers: init.headers });
    if (!outcome) throw new Error('the test named no outcome');
    return outcome();
  });
}

// Of the whole record the client reads the token alone.
const signedIn = (token: string) => storeSession({ token } as BranchSession);
const comment = { params: { id: '7' }, body: { nr_seq_clifor: 1, ds_observacao: 'ok' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn('t1');
});

afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the pauses between attempts pass. */
async function settled<T>(promise: Promise<T>): Promise<T | unknown> {
  const outcome = promise.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test('a call goes to its path with the token of the session', async () => {
  network(answer({ situacao: 'ok' }));
  await request('getOrder', { params: { id: '184502' } });
  expect(sent[0]?.address).toBe('/api/os/184502');
  expect(sent[0]?.headers).toMatchObject({ Accept: 'application/json', Token: 't1' });
  expect(sent[0]?.headers['Idempotency-Key']).toBeUndefined();
});

test('a call bears the key of the company the terminal keeps', async () => {
  const kept: Record<string, string> = { empresa: '{"ds_empresa":"DEMO","key":"k1"}' };
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
  network(answer({ situacao: 'ok' }));
  await request('getOrder', { params: { id: '184502' } });
  expect(sent[0]?.headers).toMatchObject({ ApiKey: 'k1', Token: 't1' });
});

test('a command lost on the way is sent again with the same key', async () => {
  network(away, answer({ mensagem: 'x', codigo: 'OCUPADO' }, 503), answer({ nr_sequencial: 1 }));
  expect(await settled(request('commentOrder', comment))).toEqual({ nr_sequencial: 1 });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a command is tried three times, not for ever', async () => {
  network(away);
  expect(await settled(request('commentOrder', comment))).toMatchObject({ kind: 'offline' });
  expect(sent).toHaveLength(3);
});

test('a refused command is not repeated', async () => {
  network(answer({ mensagem: 'CPF Incorreto', codigo: 'CPF_INCORRETO' }, 422));
  expect(await settled(request('commentOrder', comment))).toMatchObject({
    kind: 'refused',
    status: 422,
    codigo: 'CPF_INCORRETO',
    mensagem: 'CPF Incorreto',
  });
  expect(sent).toHaveLength(1);
});

test('a repeated press gives its own key again', async () => {
  network(answer({}));
  await request('commentOrder', comment, { idempotencyKey: 'key-of-the-press' });
  expect(sent[0]?.headers['Idempotency-Key']).toBe('key-of-the-press');
});

test('a lock says how long to wait', async () => {
  network(
    answer({ mensagem: 'Falha ao fazer login', codigo: 'LOGIN_BLOQUEADO' }, 429, { 'retry-after': '30' }),
  );
  const body = { matricula: '1001', cpf: '000' };
  expect(await settled(request('login', { body }))).toMatchObject({ status: 429, retryAfter: 30 });
});

test('a refusal without our words is broken', async () => {
  network(answer({}, 500));
  expect(await settled(request('getCounters', {}))).toMatchObject({ kind: 'broken' });
});

test('an answer that breaks off in the middle means the network is gone', async () => {
  network(() => new Response('{"total":', { headers: mark }));
  expect(await settled(request('getCounters', {}))).toMatchObject({ kind: 'offline' });
});

test.each([
  [200, 'offline'],
  [302, 'offline'],
  [401, 'offline'],
  [403, 'offline'],
  [404, 'offline'],
  [500, 'down'],
  [502, 'down'],
  [503, 'down'],
])(
  'a page of something in between with status %s means the server is away (%s), and ends no session',
  async (status, kind) => {
    network(answer({}));
    await settled(request('getCounters', {}));
    expect(reachNow().online).toBe(true);
    network(between(status));
    expect(await settled(request('getCounters', {}))).toMatchObject({ kind });
    expect(reachNow()).toMatchObject({ online: false, down: kind === 'down' });
    network(away);
    await settled(request('getCounters', {}));
    expect(reachNow()).toMatchObject({ online: false, down: false });
    expect(currentSession()?.token).toBe('t1');
  },
);

test('several 401 answers end the session once, and each caller is told', async () => {
  const told = vi.fn();
  const stop = onExpiry(told);
  network(answer({ mensagem: 'x', codigo: 'SESSAO_EXPIRADA' }, 401));
  const outcomes = await Promise.allSettled([
    request('getCounters', {}),
    request('listOrders', {}),
    request('listSegments', {}),
  ]);
  stop();
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(
    outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof CallError),
  ).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(currentSession()).toBeNull();
});

test('a 401 of an older token leaves the new session alone', async () => {
  const told = vi.fn();
  const stop = onExpiry(told);
  network(() => {
    signedIn('t2');
    return answer({ mensagem: 'x', codigo: 'SESSAO_EXPIRADA' }, 401)();
  });
  expect(await settled(request('getCounters', {}))).toMatchObject({ status: 401 });
  stop();
  expect(told).not.toHaveBeenCalled();
  expect(currentSession()?.token).toBe('t2');
});

test('a 401 while another session is put in place ends nothing, unless that fails', async () => {
  const told = vi.fn();
  const stop = onExpiry(told);
  signedIn('t1');
  network(answer({ mensagem: 'x', codigo: 'SESSAO_EXPIRADA' }, 401));
  await replaceSession(async () => {
    await settled(request('getCounters', {}));
    signedIn('t2');
  });
  expect(told).not.toHaveBeenCalled();
  expect(currentSession()?.token).toBe('t2');
  const failed = replaceSession(async () => {
    await settled(request('getCounters', {}));
    throw new Error('no branch');
  });
  await expect(failed).rejects.toThrow('no branch');
  stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(currentSession()).toBeNull();
});

test('an unchanged answer is the very same object, and costs no body', async () => {
  network(
    answer({ total: 1 }, 200, { etag: 'W/"v1"' }),
    () => new Response(null, { status: 304, headers: mark }),
  );
  const first = await request('listOrders', {});
  const second = await request('listOrders', {});
  expect(sent.map(({ headers }) => headers['If-None-Match'])).toEqual([undefined, 'W/"v1"']);
  expect(second).toBe(first);
});

test('what one person was answered is not offered for another', async () => {
  network(answer({ total: 1 }, 200, { etag: 'W/"v1"' }));
  await request('listRescues', {});
  signedIn('t2');
  await request('listRescues', {});
  expect(sent.map(({ headers }) => headers['If-None-Match'])).toEqual([undefined, undefined]);
});

test('what the page asked for before its program had come is the answer of the first call, and of no other', async () => {
  network(answer({ nr: 1 }), answer({ nr: 2 }));
  askEarly('getOrder', { params: { id: '7' } }, 't1');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers).toMatchObject({ Token: 't1' });
  expect(await request('getOrder', { params: { id: '7' } })).toEqual({ nr: 1 });
  expect(sent).toHaveLength(1);
  expect(await request('getOrder', { params: { id: '7' } })).toEqual({ nr: 2 });
  expect(sent).toHaveLength(2);
});

test("what was asked for early in another session is nobody else's answer", async () => {
  network(answer({ nr: 1 }), answer({ nr: 2 }));
  askEarly('getOrder', { params: { id: '7' } }, 't1');
  signedIn('t2');
  expect(await request('getOrder', { params: { id: '7' } })).toEqual({ nr: 2 });
});

test('an answer that waited for its program tells the time it came, not the time it was read', async () => {
  const date = new Date().toUTCString();
  network(answer({}, 200, { date }));
  askEarly('getOrder', { params: { id: '8' } }, 't1');
  await Promise.resolve();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await request('getOrder', { params: { id: '8' } });
  now.mockRestore();
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2_000);
});

test('nor that there is network, where it came before the network went', async () => {
  network(answer({}));
  askEarly('getOrder', { params: { id: '9' } }, 't1');
  await Promise.resolve();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  reportReach(false);
  now.mockReturnValue(Date.now() + 1_000);
  await request('getOrder', { params: { id: '9' } });
  expect(reachNow().online).toBe(false);
  now.mockReturnValue(Date.now() + 1_000);
  await request('getOrder', { params: { id: '9' } });
  expect(reachNow().online).toBe(true);
});
