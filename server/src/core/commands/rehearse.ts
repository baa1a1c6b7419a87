import type { CompanyDb } from '../db/pools.ts';
import { setZone } from './queries.ts';

/** Carries the result out of a transaction that is rolled back. */
class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Runs the work of a command and rolls it back, so that a preview follows exactly the rules of the command.
 * @param zone of the branch, as for commands
 */
export async function rehearse<T>(
  db: CompanyDb,
  zone: string,
  work: (tx: CompanyDb) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await setZone(tx, zone);
      throw new TakenBack(await work(tx));
    });
  } catch (error) {
    // TakenBack carries nothing but the result of this work.
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}
