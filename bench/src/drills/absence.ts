import { setTimeout as sleep } from 'node:timers/promises';
import { type Finding, none, within } from './drill.ts';
import type { Delivery } from './load.ts';

const longestAnswer = 3_000;
const longestAbsence = 30_000;
const lookMs = 10;

/** What technicians are told while there is no database. */
export function judgeAbsence(deliveries: readonly Delivery[]): Finding[] {
  const busy = deliveries.filter(({ status }) => status === 503);
  return [
    { kept: busy.length > 0, text: `technicians told to come again: ${busy.length} times` },
    none(deliveries.filter(({ status }) => status === 0).length, 'connections to the server that broke'),
    none(busy.filter(({ hasRetryAfter }) => !hasRetryAfter).length, '503 without Retry-After'),
    within(
      busy.map(({ took }) => took),
      longestAnswer,
      'time until a 503',
    ),
  ];
}

/** @returns when the first command was done that was sent after a moment, by performance.now() */
export async function untilServed(deliveries: readonly Delivery[], after: number): Promise<number> {
  const deadline = performance.now() + longestAbsence;
  while (performance.now() < deadline) {
    const first = deliveries.find(({ sentAt, status }) => sentAt >= after && status === 200);
    if (first !== undefined) return first.sentAt + first.took;
    await sleep(lookMs);
  }
  throw new Error('The server did not serve again.');
}
