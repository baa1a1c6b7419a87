import { setTimeout as pause } from 'node:timers/promises';
import { type LiveEvent, liveEvent } from '@terminal/contract';
import type { CommittedEvent } from '../commands/run.ts';
import type { CompanyDb } from '../db/pools.ts';
import { notifyEvents } from './queries.ts';

/** Announces the events of committed commands to all servers. */
export interface Announcer {
  /** Queues the events of a committed command; they are sent within milliseconds, in batches. */
  announce(db: CompanyDb, events: readonly CommittedEvent[]): void;
}

/** Batching period under load, in ms: screens must be informed within 300 ms, and each NOTIFY commit has a cost. */
const gatherFor = 20;

/**
 * Sends an announcement at once and collects those that arrive during sending and shortly after for the next batch.
 * A hint lost when a server dies is compensated by the screens' timers.
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

  /** Payload for all servers; empty for an event the readers would reject. */
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

/** The part of an event sent to screens: which data to reload, not its content. */
const hintOf = ({ js_dados: _, nr_placa: __, ...hint }: CommittedEvent): LiveEvent => hint;
