import { isRetryable } from '../db/failures.ts';
import type { CompanyDb } from '../db/pools.ts';
import { Refused } from '../refusal.ts';
import { type CommandKey, closeCommand, type NewEvent, openCommand, type StoredCommand } from './queries.ts';

/** An event of a command: data of the audit row and of the live feed. */
export interface CommandEvent extends NewEvent {
  departamento: string | null;
  origem: string | null;
  nr_seq_fornecedor: number | null;
  /** Supplier the order was taken from. */
  nr_seq_fornecedor_antes: number | null;
}

/** An event that is committed, with its number. */
export type CommittedEvent = CommandEvent & { id: number };

/** Result of a command. */
export interface CommandOutcome {
  json: string;
  /** The key was used before for the same command: the answer is the stored one, nothing was done. */
  replayed: boolean;
  /** Events written, with their numbers. */
  events: CommittedEvent[];
}

/** What a command does: its answer as JSON, and its events. */
export type CommandWork = (tx: CompanyDb) => Promise<{ json: string; events: CommandEvent[] }>;

const mostTries = 3;

/**
 * Runs a command: key, effect and events in one transaction (G-121). Refused commands leave no key behind;
 * deadlocks and serialisation failures are retried.
 * @throws Refused CHAVE_REUTILIZADA when the key belongs to another command or body.
 */
export async function runCommand(
  db: CompanyDb,
  command: CommandKey,
  zone: string,
  work: CommandWork,
): Promise<CommandOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => runOnce(tx, command, zone, work));
    } catch (error) {
      if (attempt >= mostTries || !isRetryable(error)) throw error;
    }
  }
}

/** Whether a stored body hash, made with either key, matches the command's. */
export const isBody = (
  stored: Buffer,
  { bodyHash, otherHash }: Pick<CommandKey, 'bodyHash' | 'otherHash'>,
): boolean => stored.equals(bodyHash) || (otherHash !== undefined && stored.equals(otherHash));

async function runOnce(
  tx: CompanyDb,
  command: CommandKey,
  zone: string,
  work: CommandWork,
): Promise<CommandOutcome> {
  const before = await openCommand(tx, command, zone);
  if (before !== undefined) return replay(before, command);
  const { json, events } = await work(tx);
  const numbers = await closeCommand(tx, command, json, events);
  return { json, replayed: false, events: events.map((event, n) => ({ ...event, id: numbers[n] ?? 0 })) };
}

function replay(before: StoredCommand, command: CommandKey): CommandOutcome {
  const same = before.ds_comando === command.name && isBody(before.hs_corpo, command);
  if (!same) throw new Refused('CHAVE_REUTILIZADA');
  return { json: before.resposta, replayed: true, events: [] };
}
