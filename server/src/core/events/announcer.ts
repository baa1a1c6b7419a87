import type { LiveEvent } from '@terminal/contract';
import type { CompanyDb } from '../db/pools.ts';
import { notifyEvents } from './queries.ts';

/** Tells every server what committed commands did (domain: live updates). */
export interface Announcer {
  /** Takes the events of a committed command; they go out within milliseconds, many together. */
  announce(db: CompanyDb, events: readonly LiveEvent[]): void;
}

/**
 * Gathers announcements per company while one batch is under way and sends them with the next.
 * A hint that is lost with a dying server is made good by the screens' own timers.
 */
export function createAnnouncer(onFailure: (error: unknown) => void): Announcer {
  const waiting = new Map<CompanyDb, string[]>();
  const sending = new Set<CompanyDb>();

  async function send(db: CompanyDb): Promise<void> {
    if (sending.has(db)) return;
    sending.add(db);
    try {
      for (let batch = take(db); batch.length > 0; batch = take(db)) await notifyEvents(db, batch);
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
