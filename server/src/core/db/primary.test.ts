import { expect, it } from 'vitest';
import { type Answer, choose, PrimaryError } from './primary.ts';

const answer = (host: string, is: Answer['is'], timeline = ''): Answer => ({
  host: { host, port: 5432 },
  is,
  timeline,
});
const now = (...given: Parameters<typeof answer>) => Promise.resolve(answer(...given));
const never = new Promise<Answer>(() => undefined);
const later = (ms: number, ...given: Parameters<typeof answer>) =>
  new Promise<Answer>((resolve) => {
    setTimeout(() => resolve(answer(...given)), ms);
  });

it('the host that takes writes is chosen, at whatever place it is named', async () => {
  expect(
    await choose([now('a', 'standby'), now('b', 'primary', '00000002'), now('c', 'absent')]),
  ).toMatchObject({
    host: { host: 'b' },
  });
});

it('a host that does not answer holds up nobody', async () => {
  const begun = performance.now();
  expect((await choose([never, now('b', 'primary', '00000001')], 20)).host.host).toBe('b');
  expect(performance.now() - begun).toBeLessThan(500);
});

it.each([
  ['00000002', '00000003', 'b'],
  ['0000000A', '00000009', 'a'],
])(
  'of two that take writes, on timelines %s and %s, the one promoted last is chosen',
  async (a, b, chosen) => {
    expect((await choose([now('a', 'primary', a), later(20, 'b', 'primary', b)])).host.host).toBe(chosen);
  },
);

it('without one, a host that refuses the account is asked for its reason; one that is a standby or away is not', async () => {
  expect((await choose([now('a', 'standby'), now('b', 'up')])).is).toBe('up');
  await expect(choose([now('a', 'standby'), now('b', 'absent')])).rejects.toThrow(
    new PrimaryError('no host takes writes: a:5432 standby, b:5432 absent'),
  );
});
