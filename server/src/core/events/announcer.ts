import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '@terminal/contract';
import type { CompanyDb } from '../db/pools.ts';
import { notifyEvents } from './queries.ts';

/** Tells every server what committed commands did (domain: live updates). */
export interface Announcer {
  /** Takes the events of a committed command; they go out within milliseconds, many together. */
  announce(db: CompanyDb, events: readonly LiveEvent[]): void;
}

/** Under load, announcements of this many ms leave together: screens have 300, and each commit of a notice costs. */
const gatherFor = 20;

/**
 * Sends an announcement at once, and gathers those that come while it is under way and a little longer for the next.
 * A hint that is lost with a dying server is made good by the screens' own timers.
 */
export function createAnnouncer(onFailure: (error: unknown) => void): Announcer {
  const waiting = new Map<CompanyDb, string[]>();
  const sending = new Set<CompanyDb>();

  async function send(db: CompanyDb): Promise<void> {
    if (sending.has(db)) return;
    sending.add(db);
    try {
      for (let batch = take(db); batch.length > 0; batch = take(db)) {
        await notifyEvents(db, batch);
        await pause(gatherFor, undefined, { ref: false });
      }
    } catch (error) {
      onFailure(error);
    } finally {
      sending.delete(db);
    }
  }

  function take(db: CompanyDb): string[] {
    const batch = waiting.get(db) ?? [];
    waiting.delete(db);
    return batch;
  }

  return {
    announce(db, events) {
      if (events.length === 0) return;
      const payloads = events.map((event) => JSON.stringify(event));
      waiting.set(db, [...(waiting.get(db) ?? []), ...payloads]);
      void send(db);
    },
  };
}
