import type { z } from 'zod';
import { deleteWhere } from '../db/batches.queries.ts';
import type { ControlDb } from '../db/pools.ts';
import { execute, maybe, sql } from '../db/sql.ts';
import { bytes, row, text } from '../row.ts';

/** Identity of a command: user, idempotency key and contents. */
export interface PanelCommand {
  userId: number;
  /** uuid of the button press; null: the caller does not retry. */
  key: string | null;
  /** Method and path. */
  name: string;
  /** Keyed hash of the body. */
  bodyHash: Buffer;
  /** Body hash with the other key during a change of keys. */
  otherHash?: Buffer | undefined;
}

const StoredCommand = row({ ds_comando: text, hs_corpo: bytes, resposta: text });
type StoredCommand = z.infer<typeof StoredCommand>;

/** Locks a key until the transaction ends: a parallel copy of the command waits for the first. */
export async function lockPanelCommand(tx: ControlDb, userId: number, key: string): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`painel|${userId}|${key}`}, 0))`;
}

/** The command that used the key before. */
export async function findPanelCommand(
  tx: ControlDb,
  userId: number,
  key: string,
): Promise<StoredCommand | undefined> {
  return maybe(tx, StoredCommand)`
    select ds_comando, hs_corpo, js_resposta::text as resposta
      from comando_painel
     where nr_seq_usuario = ${userId} and cd_chave = ${key}::uuid`;
}

/** Stores the answer of a command under its key. */
export async function insertPanelCommand(
  tx: ControlDb,
  command: PanelCommand & { key: string },
  json: string,
): Promise<void> {
  await execute(tx)`
    insert into comando_painel (nr_seq_usuario, cd_chave, ds_comando, hs_corpo, nr_http, js_resposta)
    values (${command.userId}, ${command.key}::uuid, ${command.name}, ${command.bodyHash}, 200, ${json}::jsonb)`;
}

/** Deletes keys older than seven days, after which no command is repeated (G-121). */
export function deleteOldPanelCommands(control: ControlDb): Promise<void> {
  return deleteWhere(control, 'comando_painel', sql`dt_comando < now() - interval '7 days'`);
}
