import type { CompanyDb } from '../db/pools.ts';
import { setZone } from './queries.ts';

/** Carries the result out of a transaction that is to leave nothing behind. */
class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('taken back');
    this.result = result;
  }
}

/**
 * Does what a command would do and takes all of it back: what it would come to is known by the very rules that decide it.
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
    // Only the work's own result is carried by it.
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}
