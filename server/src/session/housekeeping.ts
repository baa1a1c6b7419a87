import type { FastifyBaseLogger } from 'fastify';
import { deleteOldPanelCommands } from '../core/commands/panel.queries.ts';
import { deleteOldCommands } from '../core/commands/queries.ts';
import type { Databases } from '../core/db/pools.ts';
import { deleteOldChanges } from '../core/events/changes.queries.ts';
import { listServed } from '../core/served.ts';
import { forgetOldProofs } from '../identity/service.ts';
import { forgetOldDeliveries } from '../systems/webhooks.service.ts';
import { forgetOldSources, forgetStaleCounters } from '../throttle/service.ts';
import { deleteExpiredSessions } from './queries.ts';

const everyHour = 3_600_000;

/** Removes what has expired; when one removal fails, for example in one company, the others still run. */
export async function keepHouse(databases: Databases, log: FastifyBaseLogger): Promise<void> {
  const { control } = databases;
  const attempt = (database: string, work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      log.warn({ err: error, database }, 'housekeeping failed; next try in an hour'),
    );
  for (const clean of [deleteExpiredSessions, forgetStaleCounters, forgetOldSources, deleteOldPanelCommands])
    await attempt('control', () => clean(control));
  await attempt('control', async () => {
    for (const { database } of await listServed(databases)) {
      const db = databases.company(database);
      await attempt(database, () => deleteOldCommands(db));
      await attempt(database, () => forgetOldProofs(db));
      await attempt(database, () => deleteOldChanges(db));
      await attempt(database, () => forgetOldDeliveries(db));
    }
  });
}

/** Removes expired sessions, stale counters and old command keys once an hour; several servers doing so do no harm. */
export function startHousekeeping(databases: Databases, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => void keepHouse(databases, log), everyHour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
