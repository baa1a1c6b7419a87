import { isRetryable } from '../db/failures.ts';
import type { ControlDb } from '../db/pools.ts';
import { Refused } from '../refusal.ts';
import {
  findPanelCommand,
  insertPanelCommand,
  lockPanelCommand,
  type PanelCommand,
} from './panel.queries.ts';
import { isBody } from './run.ts';

const mostTries = 3;

/**
 * Runs a command of the panel: key and effect in one transaction of the control database (G-121).
 * @param work does the command and returns its answer as JSON
 * @throws Refused CHAVE_REUTILIZADA when the key belongs to another command or body.
 */
export async function runPanelCommand(
  control: ControlDb,
  command: PanelCommand,
  work: (tx: ControlDb) => Promise<string>,
): Promise<{ json: string; replayed: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await control.transaction((tx) => runOnce(tx, command, work));
    } catch (error) {
      if (attempt >= mostTries || !isRetryable(error)) throw error;
    }
  }
}

async function runOnce(
  tx: ControlDb,
  command: PanelCommand,
  work: (tx: ControlDb) => Promise<string>,
): Promise<{ json: string; replayed: boolean }> {
  const { key } = command;
  if (key === null) return { json: await work(tx), replayed: false };
  await lockPanelCommand(tx, command.userId, key);
  const before = await findPanelCommand(tx, command.userId, key);
  if (before !== undefined) {
    if (before.ds_comando !== command.name || !isBody(before.hs_corpo, command))
      throw new Refused('CHAVE_REUTILIZADA');
    return { json: before.resposta, replayed: true };
  }
  const json = await work(tx);
  await insertPanelCommand(tx, { ...command, key }, json);
  return { json, replayed: false };
}
