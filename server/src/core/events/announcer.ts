import { setTimeout as pause } from 'node:timers/promises';
import { type LiveEvent, liveEvent } from '@terminal/contract';
import type { CommittedEvent } from '../commands/run.ts';
import type { CompanyDb } from '../db/pools.ts';
import { notifyEvents } from './queries.ts';

/** Tells every server what committed commands did. */
export interface Announcer {
  /** Takes the events of a committed command; they go out within milliseconds, many together. */
  announce(db: CompanyDb, events: readonly CommittedEvent[]): void;
}

/** Under load, announcements of this many ms leave together: screens have 300, and each commit of a notice costs. */
const gatherFor = 20;

/**
 * Sends an announcement at once, and gathers those that come while it is under way and a little longer for the next.
 * A hint that is lost with a dying server is made good by the screens' own timers.
 * @param onFailure is called for announcements that could not be sent and for events the contract does not name
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

  /** The text every server is sent; none for an event that the readers would refuse. */
  function payloadOf(event: CommittedEvent): string[] {
    const told = liveEvent.safeParse(hintOf(event));
    if (told.success) return [JSON.stringify(told.data)];
    onFailure(new Error(`${event.ds_evento} is no event of the live feed`, { cause: told.error }));
    return [];
  }

  return {
    announce(db, events) {
      const payloads = events.flatMap(payloadOf);
      if (payloads.length === 0) return;
      waiting.set(db, [...(waiting.get(db) ?? []), ...payloads]);
      void send(db);
    },
  };
}

/** What screens are told of an event: a hint what to load again, nothing of its content. */
const hintOf = ({ js_dados: _, nr_placa: __, ...hint }: CommittedEvent): LiveEvent => hint;
