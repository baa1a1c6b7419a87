import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work of which each piece ends when it is told to. */
function desk() {
  const begun: { name: string; end: () => void }[] = [];
  const queue = oneAtATime<string>(
    (name) => name,
    (name) =>
      new Promise((end) => {
        begun.push({ name, end });
      }),
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, begun, turn };
}

it('what is asked for while work is in progress is done afterwards, once', async () => {
  const { queue, begun, turn } = desk();
  queue.ask('a');
  queue.ask('a');
  queue.ask('a');
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await turn();
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  await turn();
  expect(begun).toHaveLength(2);
});

it('the work of another name does not wait', () => {
  const { queue, begun } = desk();
  queue.ask('a');
  queue.ask('b');
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('a stop waits for what is in progress and begins nothing more', async () => {
  const { queue, begun, turn } = desk();
  queue.ask('a');
  queue.ask('a');
  let stopped = false;
  const stop = queue.stop().then(() => {
    stopped = true;
  });
  await turn();
  expect(stopped).toBe(false);
  begun[0]?.end();
  await stop;
  queue.ask('a');
  expect(begun).toHaveLength(1);
});
