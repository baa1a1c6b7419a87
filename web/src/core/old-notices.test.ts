import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './api/query-client.ts';
import { arrived } from './navigation/navigate.ts';
import { dismiss, notify, shown } from './notices.ts';
import { startTidying } from './old-notices.ts';

startTidying();

const texts = () => shown.read().notices.map(({ text }) => text);
const run = (command: () => Promise<unknown>) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: command })
    .execute(undefined)
    .catch(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of shown.read().notices) dismiss(id);
  vi.useRealTimers();
});

it.each([
  ['a command that was done', () => run(() => Promise.resolve())],
  ['a success that is told', () => notify.success('Registrado')],
  ['another page', () => arrived.tell()],
] as const)('an error goes with %s', async (_, goOn) => {
  notify.error('Este crachá não confere.');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Este crachá não confere.']);
  await goOn();
  vi.advanceTimersByTime(0);
  expect(texts()).not.toContain('Este crachá não confere.');
});

it('an error can be read first, and does not go with what was refused', async () => {
  notify.error('Este crachá não confere.');
  await run(() => Promise.reject(new Error('refused')));
  vi.advanceTimersByTime(60_000);
  notify.error('Sem estoque');
  arrived.tell();
  vi.advanceTimersByTime(4_900);
  expect(texts()).toEqual(['Sem estoque']);
  notify.error('Outra falha');
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['Outra falha']);
});
