import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import { listCompanies, listKnown } from './queries.ts';
import { folderOf, ownerOf } from './rules.ts';
import type { FileStore } from './store.service.ts';

const everyHour = 3_600_000;
/** Age in ms from which a file without a row is nobody's: no call takes that long. */
const oldEnough = 3_600_000;
const day = 86_400_000;

/**
 * Removes files no row names: those of a server that stopped between writing a file and committing its row.
 * Looks through today's folder and yesterday's.
 * @returns how many were removed
 */
export async function removeOrphans(databases: Databases, store: FileStore, now: number): Promise<number> {
  let removed = 0;
  for (const { id, database } of await listCompanies(databases.control)) {
    for (const at of [now - day, now]) {
      const names = await store.list(folderOf(id, new Date(at)));
      if (names.length === 0) continue;
      const known = await listKnown(databases.company(database), names.map(ownerOf));
      for (const name of names) {
        if (known.has(ownerOf(name)) || now - (await store.writtenAt(name)).getTime() < oldEnough) continue;
        await store.remove(name);
        removed += 1;
      }
    }
  }
  return removed;
}

/** Removes orphaned files once an hour; several servers doing so do no harm. */
export function startCleaning(
  databases: Databases,
  store: FileStore,
  log: FastifyBaseLogger,
): { stop(): void } {
  const clean = () =>
    removeOrphans(databases, store, Date.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'cleaning of files failed; next try in an hour'),
    );
  const timer = setInterval(() => void clean(), everyHour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
