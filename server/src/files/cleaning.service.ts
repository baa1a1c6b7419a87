import { dayMs } from '@terminal/contract/days';
import type { FastifyBaseLogger } from 'fastify';
import type { CompanyDb, Databases } from '../core/db/pools.ts';
import { listServed } from '../core/served.ts';
import { deleteOldParts } from './parts.queries.ts';
import { listKnown } from './queries.ts';
import { folderOf, ownerOf } from './rules.ts';
import type { FileStore } from './store.service.ts';

const everyHour = 3_600_000;
/** Age in ms from which a file without a row is orphaned, because no call takes that long. */
const oldEnough = 3_600_000;

/**
 * Deletes expired parts of files and files without a row: those of a server that stopped between writing a file and committing
 * its row, or of a command whose commit was uncertain. Checks the folders of today and yesterday; a failure of one company does
 * not stop the others.
 * @returns how many files were removed
 */
export async function removeOrphans(
  databases: Databases,
  store: FileStore,
  now: number,
  log: FastifyBaseLogger,
): Promise<number> {
  let removed = 0;
  for (const { id, database } of await listServed(databases)) {
    try {
      await deleteOldParts(databases.company(database));
      for (const at of [now - dayMs, now])
        for (const name of await orphansIn(
          databases.company(database),
          store,
          folderOf(id, new Date(at)),
          now,
        )) {
          await store.remove(name);
          removed += 1;
        }
    } catch (error) {
      log.warn({ err: error, database }, 'cleaning of files failed; next try in an hour');
    }
  }
  return removed;
}

/** Files of a folder that are old enough and no row names. */
async function orphansIn(db: CompanyDb, store: FileStore, folder: string, now: number): Promise<string[]> {
  const names = await store.list(folder);
  if (names.length === 0) return [];
  const known = await listKnown(db, names.map(ownerOf));
  const orphans: string[] = [];
  for (const name of names)
    if (!known.has(ownerOf(name)) && now - (await store.writtenAt(name)).getTime() >= oldEnough)
      orphans.push(name);
  return orphans;
}

/** Removes orphaned files once an hour; several servers may do so at once. */
export function startCleaning(
  databases: Databases,
  store: FileStore,
  log: FastifyBaseLogger,
): { stop(): void } {
  const clean = () =>
    removeOrphans(databases, store, Date.now(), log).catch((error: unknown) =>
      log.warn({ err: error }, 'the companies cannot be read; files are cleaned in an hour'),
    );
  const timer = setInterval(() => void clean(), everyHour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
