import { closeCommand } from '../../core/commands/queries.ts';
import type { CommandEvent, CommittedEvent } from '../../core/commands/run.ts';
import type { Company } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import type { UndoEnded } from './kept.queries.ts';
import type { Ended } from './queries.ts';

/** Company of an intake, and the process that works on it. */
export interface Work {
  db: CompanyDb;
  company: Company;
  owner: string;
  /** Announces committed events. */
  announce(events: readonly CommittedEvent[]): void;
  /** Called after every step, with the rows judged so far in this run. */
  onStep?(rows: number): void;
  /** Called when writing ends, for the trail. */
  onEnd(end: Ended, error: string | null): Promise<void>;
  /** Called when an undo ends, for the trail. */
  onUndone(end: UndoEnded, error: string | null): Promise<void>;
  /** Whether another step may begin; false once the server stops. */
  going(): boolean;
}

/** Another process has taken over; the present step is rolled back. */
export class Lost extends Error {}

/** Writes events as the end of a command does. @returns them with their numbers */
export async function writeEvents(tx: CompanyDb, events: readonly CommandEvent[]): Promise<CommittedEvent[]> {
  if (events.length === 0) return [];
  const command = { personId: 0, key: null, name: 'carga', bodyHash: Buffer.alloc(0) };
  const numbers = await closeCommand(tx, command, '{}', events);
  return events.map((event, n) => ({ ...event, id: numbers[n] ?? 0 }));
}
