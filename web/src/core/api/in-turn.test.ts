import { answerMark } from '@terminal/contract/mark';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './errors.ts';
import { askAhead, callKey } from './hooks.ts';
import { inTurn, isToBeSpared } from './in-turn.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('location', { hostname: 'localhost' });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const input = (id: number) => ({ params: { id: String(id) } });
const read = (id: number) => inTurn(() => askAhead('getOrder', input(id)));

test('two readers ahead have one question under way between them', async () => {
  let [running, most] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 400));
    running -= 1;
    return new Response('{}', { headers: { [answerMark]: '1' } });
  });
  const readers = [
    [1, 2, 3],
    [4, 5],
  ].map(async (orders) => {
    for (const order of orders) await read(order);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(readers);
  expect([fetched(), most]).toEqual([[1, 2, 3, 4, 5], 1]);
});

const fetched = () =>
  [1, 2, 3, 4, 5].filter(
    (id) => queryClient.getQueryState(callKey('getOrder', input(id)))?.data !== undefined,
  );

test('a busy server is asked again when it wants to be, then left alone; a failure does not end the others', async () => {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now());
    const refusal = JSON.stringify({ mensagem: 'ocupado', codigo: 'OCUPADO' });
    return new Response(refusal, { status: 503, headers: { [answerMark]: '1', 'retry-after': '2' } });
  });
  const begun = Date.now();
  const first = read(1);
  const broken = inTurn(() => Promise.reject(new Error('ended'))).catch(({ message }: Error) => message);
  const later = inTurn(async () => 'later');
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  expect(asked.map((at) => at - begun)).toEqual([150, 2_150, 4_150]);
  expect(isToBeSpared(queryClient.getQueryState(callKey('getOrder', input(1)))?.error)).toBe(true);
  expect(await Promise.all([broken, later])).toEqual(['ended', 'later']);
});

test.each([
  [new CallError({ kind: 'refused', status: 503 }), true],
  [new CallError({ kind: 'timeout' }), true],
  [new CallError({ kind: 'refused', status: 404 }), false],
  [null, false],
])('%s: spared %s', (error, spared) => {
  expect(isToBeSpared(error)).toBe(spared);
});
