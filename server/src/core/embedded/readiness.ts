import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from '../db/answers.ts';
import type { Postmaster } from './postmaster.ts';

const askEveryMs = 25;

/**
 * Waits until the database answers a statement: true, or until its process is gone: false. Recovery after a crash may
 * take long on a big database, so there is no other limit.
 * @throws the database's own error when it answers that it will never let us in (wrong password).
 */
export async function untilReady(url: string, postmaster: Postmaster): Promise<boolean> {
  let gone = false;
  void postmaster.ended.then(() => {
    gone = true;
  });
  while (!gone) {
    if (await answers(url)) return true;
    await sleep(askEveryMs);
  }
  return false;
}
