import type { EventName } from '@terminal/contract';
import type { z } from 'zod';
import { deleteWhere } from '../db/batches.queries.ts';
import type { CompanyDb } from '../db/pools.ts';
import { execute, many, maybe, one, sql } from '../db/sql.ts';
import { bytes, moment, number, row, text } from '../row.ts';

/** Identity of a command: person, idempotency key and contents. */
export interface CommandKey {
  personId: number;
  /** uuid of the button press; null: the caller does not retry. */
  key: string | null;
  /** Method and path. */
  name: string;
  /** Keyed hash of the body: without SECRET_KEY the digits in it cannot be recovered by guessing (G-12). */
  bodyHash: Buffer;
  /** Body hash with the other key during a change of keys, for commands first run under it. */
  otherHash?: Buffer | undefined;
}

/** A command already run, as stored under its key. */
export const StoredCommand = row({ ds_comando: text, hs_corpo: bytes, resposta: text });
export type StoredCommand = z.infer<typeof StoredCommand>;

/**
 * Opens a command: sets the branch's zone for the transaction, so that dates are cut at the local midnight, and locks the key:
 * a parallel copy waits here for the first.
 * @returns the command that used the key before
 */
export const openCommand = (
  tx: CompanyDb,
  { personId, key }: CommandKey,
  zone: string,
): Promise<StoredCommand | undefined> =>
  maybe(tx, StoredCommand)`select * from abrir_comando(${personId}, ${key}::uuid, ${zone})`;

/** Sets the branch's zone for the transaction, as opening a command does. */
export async function setZone(tx: CompanyDb, zone: string): Promise<void> {
  await execute(tx)`select set_config('TimeZone', ${zone}, true)`;
}

/** The moment so many milliseconds ago. */
export const findMomentAgo = (tx: CompanyDb, age: number): Promise<Date> =>
  one(tx, moment)`select clock_timestamp() - ${age}::double precision * interval '1 millisecond'`;

/**
 * Sets the effective time of the transaction (`feito_em()`): the given moment, however long ago, but not later than now and not
 * before `follows`. A value outside is moved to the nearest limit, so that a wrong clock can lose minutes of work but never add
 * any.
 * @param follows earliest moment allowed
 */
export async function setMoment(tx: CompanyDb, given: Date, follows: Date): Promise<void> {
  await execute(tx)`
    select set_config('terminal.feito_em',
                      least(greatest(${given}::timestamptz, ${follows}::timestamptz),
                            date_trunc('milliseconds', clock_timestamp()))::text, true)`;
}

/** What happened, for the audit trail and the live feed. */
export interface NewEvent {
  ds_evento: EventName;
  nr_seq_filial: number | null;
  nr_seq_os: number | null;
  nr_placa: string | null;
  /** Person the event is about or who acted. */
  nr_seq_clifor: number | null;
  /** Data for the audit: values before and after, session. */
  js_dados: Record<string, unknown>;
}

/**
 * Ends a command: stores its answer under its key and writes its events, in one statement.
 * @param json the answer, stored if the command has a key
 * @returns numbers of the events, in their order
 */
export const closeCommand = (
  tx: CompanyDb,
  command: CommandKey,
  json: string,
  events: readonly NewEvent[],
): Promise<number[]> =>
  many(tx, number)`
    with guardado as (
      insert into comando (nr_seq_clifor, cd_chave, ds_comando, hs_corpo, nr_http, js_resposta)
      select ${command.personId}, chave, ${command.name}, ${command.bodyHash}, 200, ${json}::jsonb
        from (values (${command.key}::uuid)) as pressao (chave)
       where chave is not null)
    insert into evento (ds_evento, nr_seq_filial, nr_seq_os, nr_placa, nr_seq_clifor, cd_chave, js_dados)
    select e.ds_evento, e.nr_seq_filial, e.nr_seq_os, e.nr_placa, e.nr_seq_clifor, ${command.key}::uuid, e.js_dados
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e
           (ds_evento text, nr_seq_filial int, nr_seq_os bigint, nr_placa text, nr_seq_clifor int, js_dados jsonb)
    returning nr_sequencial`;

/** Deletes keys older than seven days, after which no command is repeated (G-121). */
export function deleteOldCommands(db: CompanyDb): Promise<void> {
  return deleteWhere(db, 'comando', sql`dt_comando < now() - interval '7 days'`);
}
