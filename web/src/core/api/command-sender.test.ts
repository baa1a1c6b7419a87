import { answerMark } from '@terminal/contract/mark';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandSender } from './command-sender.ts';

const comment = { params: { id: '7' }, body: { nr_seq_clifor: 1, ds_observacao: 'ok' } };
const other = { ...comment, body: { ...comment.body, ds_observacao: 'outro' } };

let keys: (string | undefined)[] = [];

/** Answers each request in turn with these states. */
function network(...states: number[]) {
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
    const status = states[keys.length] ?? 200;
    keys.push(init.headers['Idempotency-Key']);
    const body = status === 200 ? { nr_sequencial: keys.length } : { mensagem: 'x', codigo: 'FALHA' };
    return new Response(JSON.stringify(body), { status, headers: { [answerMark]: '1' } });
  });
}

beforeEach(() => {
  keys = [];
  vi.stubGlobal('location', { hostname: 'localhost' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the same text again after a success is a new command', async () => {
  network(200, 200);
  const send = commandSender('commentOrder');
  expect(await send(comment)).toEqual({ nr_sequencial: 1 });
  expect(await send(comment)).toEqual({ nr_sequencial: 2 });
  expect(keys[0]).toBeDefined();
  expect(keys[1]).not.toBe(keys[0]);
});

test('the same text again after a failure is the same command', async () => {
  network(500, 200);
  const send = commandSender('commentOrder');
  await expect(send(comment)).rejects.toMatchObject({ status: 500 });
  await send(comment);
  expect(keys[1]).toBe(keys[0]);
});

test('another text is another command', async () => {
  network(500, 200);
  const send = commandSender('commentOrder');
  await expect(send(comment)).rejects.toMatchObject({ status: 500 });
  await send(other);
  expect(keys[1]).not.toBe(keys[0]);
});

test('two presses at once are sent once, and both are answered', async () => {
  network(200);
  const send = commandSender('commentOrder');
  expect(await Promise.all([send(comment), send(comment)])).toEqual([
    { nr_sequencial: 1 },
    { nr_sequencial: 1 },
  ]);
  expect(keys).toHaveLength(1);
});
