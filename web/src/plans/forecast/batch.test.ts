import { describe, expect, test } from 'vitest';
import { CallError } from '../../core/api/errors.ts';
import { type CommandOutcome, runBatch } from './batch.ts';

const refused = new CallError({ kind: 'refused', status: 409 });
const away = new CallError({ kind: 'offline' });
const busy = new CallError({ kind: 'refused', status: 503 });

/** Runs jobs 1 to 4; `failing` gives the failures by job. */
async function run(failing: Record<number, unknown>, stopAfter = Infinity) {
  const sent: number[] = [];
  const states: [number, CommandOutcome<number>['state']][] = [];
  const all = await runBatch([1, 2, 3, 4], {
    send: async (job) => {
      sent.push(job);
      if (job in failing) throw failing[job];
      return job * 10;
    },
    onOutcome: (job, { state }) => states.push([job, state]),
    isStopped: () => sent.length >= stopAfter,
  });
  return { all, sent, states };
}

describe('generating many orders', () => {
  test('sends one after the other and tells of each', async () => {
    expect(await run({})).toEqual({
      all: true,
      sent: [1, 2, 3, 4],
      states: [
        [1, 'done'],
        [2, 'done'],
        [3, 'done'],
        [4, 'done'],
      ],
    });
  });

  test('goes on after one that was refused', async () => {
    const { all, states } = await run({ 2: refused });
    expect(all).toBe(true);
    expect(states.map(([, state]) => state)).toEqual(['done', 'refused', 'done', 'done']);
  });

  test.each([
    ['the network is away', away],
    ['the server is busy', busy],
  ])('ends where %s: the rest has not been sent', async (_when, error) => {
    const { all, sent, states } = await run({ 2: error });
    expect({ all, sent, last: states.at(-1) }).toEqual({
      all: false,
      sent: [1, 2],
      last: [2, 'unanswered'],
    });
  });

  test('sends nothing more once it is stopped', async () => {
    expect(await run({}, 2)).toMatchObject({ all: false, sent: [1, 2] });
  });
});
