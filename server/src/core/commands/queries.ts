import { sql } from 'kysely';
import type { CompanyDb } from '../db/pools.ts';

export interface CommandKey {
  personId: number;
  /** uuid of the button press; null: the caller does not retry. */
  key: string | null;
  /** Method and path. */
  name: string;
  /** Keyed hash of the body: the digits in it cannot be guessed back without SECRET_KEY (G-12). */
  bodyHash: Buffer;
}

interface StoredCommand {
  ds_comando: string;
  hs_corpo: Buffer;
  resposta: string | null;
}

/** Sets the branch's zone for the transaction, so that dates are cut at the local midnight. */
export async function setZone(tx: CompanyDb, zone: string): Promise<void> {
  await sql`select set_config('TimeZone', ${zone}, true)`.execute(tx);
}

/**
 * Claims the key of a command and sets the zone, in one statement. A parallel copy waits here for the first.
 * @returns false when the key is taken.
 */
export async function insertCommand(tx: CompanyDb, command: CommandKey, zone: string): Promise<boolean> {
  const { rows } = await sql`
    insert into comando (nr_seq_clifor, cd_chave, ds_comando, hs_corpo)
    select ${command.personId}, ${command.key}::uuid, ${command.name}, ${command.bodyHash}
      from (select set_config('TimeZone', ${zone}, true)) as zona
        on conflict do nothing
    returning cd_chave`.execute(tx);
  return rows.length === 1;
}

export async function findCommand(tx: CompanyDb, command: CommandKey): Promise<StoredCommand | undefined> {
  const { rows } = await sql<StoredCommand>`
    select ds_comando, hs_corpo, js_resposta::text as resposta
      from comando
     where nr_seq_clifor = ${command.personId} and cd_chave = ${command.key}::uuid`.execute(tx);
  return rows[0];
}

export async function updateCommandAnswer(tx: CompanyDb, command: CommandKey, json: string): Promise<void> {
  await sql`
    update comando set nr_http = 200, js_resposta = ${json}::jsonb
     where nr_seq_clifor = ${command.personId} and cd_chave = ${command.key}::uuid`.execute(tx);
}

/** Forgets keys of more than seven days: nobody sends a command again after that (G-121). */
export async function deleteOldCommands(db: CompanyDb): Promise<void> {
  await sql`delete from comando where dt_comando < now() - interval '7 days'`.execute(db);
}
