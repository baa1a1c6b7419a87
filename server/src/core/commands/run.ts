import { isRetryable } from '../db/failures.ts';
import type { CompanyDb } from '../db/pools.ts';
import { Refused } from '../refusal.ts';
import { type CommandKey, findCommand, insertCommand, setZone, updateCommandAnswer } from './queries.ts';

export interface CommandOutcome {
  json: string;
  /** The key had been used for this very command: the stored answer, nothing was done again. */
  replayed: boolean;
}

const mostTries = 3;

/**
 * Runs a command: key, effect and events in one transaction (G-121). Refused commands leave no key behind;
 * deadlocks and serialisation failures are tried again.
 * @throws Refused CHAVE_REUTILIZADA when the key belongs to another command or body.
 */
export async function runCommand(
  db: CompanyDb,
  command: CommandKey,
  zone: string,
  work: (tx: CompanyDb) => Promise<unknown>,
): Promise<CommandOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => runOnce(tx, command, zone, work));
    } catch (error) {
      if (attempt >= mostTries || !isRetryable(error)) throw error;
    }
  }
}

async function runOnce(
  tx: CompanyDb,
  command: CommandKey,
  zone: string,
  work: (tx: CompanyDb) => Promise<unknown>,
): Promise<CommandOutcome> {
  if (command.key === null) {
    await setZone(tx, zone);
    return { json: JSON.stringify(await work(tx)), replayed: false };
  }
  if (!(await insertCommand(tx, command, zone))) return replay(tx, command);
  const json = JSON.stringify(await work(tx));
  await updateCommandAnswer(tx, command, json);
  return { json, replayed: false };
}

async function replay(tx: CompanyDb, command: CommandKey): Promise<CommandOutcome> {
  const stored = await findCommand(tx, command);
  const same = stored?.ds_comando === command.name && stored.hs_corpo.equals(command.bodyHash);
  if (!same || stored.resposta === null) throw new Refused('CHAVE_REUTILIZADA');
  return { json: stored.resposta, replayed: true };
}
