import { closeCommand } from '../../core/commands/queries.ts';
import type { CommandEvent, CommittedEvent } from '../../core/commands/run.ts';
import type { Company } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import type { UndoEnded } from './kept.queries.ts';
import type { Ended } from './queries.ts';

/** Whose import it is, and who works on it. */
export interface Work {
  db: CompanyDb;
  company: Company;
  owner: string;
  /** Told what was written, once it is. */
  announce(events: readonly CommittedEvent[]): void;
  /** After every step, with the rows judged so far in this go. */
  onStep?(rows: number): void;
  /** When rows were written, or stopped being written: for the trail. */
  onEnd(end: Ended, error: string | null): Promise<void>;
  /** The same of taking it back. */
  onUndone(end: UndoEnded, error: string | null): Promise<void>;
  /** Whether it may begin another step: no once the server stops. */
  going(): boolean;
}

/** Another works on it by now: what was just done is taken back. */
export class Lost extends Error {}

/** Writes events as the end of a command does. @returns them with their numbers */
export async function writeEvents(tx: CompanyDb, events: readonly CommandEvent[]): Promise<CommittedEvent[]> {
  if (events.length === 0) return [];
  const command = { personId: 0, key: null, name: 'carga', bodyHash: Buffer.alloc(0) };
  const numbers = await closeCommand(tx, command, '{}', events);
  return events.map((event, n) => ({ ...event, id: numbers[n] ?? 0 }));
}
