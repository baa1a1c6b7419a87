import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import type { ReceivedFile } from '../core/http/received.ts';
import { bool, number, row, text } from '../core/row.ts';
import { FileLimits } from './rules.ts';

/** The company's limits of files. */
export async function findLimits(db: CompanyDb): Promise<FileLimits> {
  return one(db, FileLimits)`
    select qt_mb_anexo, qt_anexos from parametro`;
}

/** Where on an order a file was added: A opening and comments, E execution, S claim. */
export type OrderOrigin = FileRow['tp_origem'];

/** What files belong to: an order or one of its items, an event of the tyre shop, or a vehicle: V its photo, D a document of it. */
export type FileOwner =
  | { order: number; origin: OrderOrigin; item?: number | null }
  | { event: number; origin: 'P' }
  | { plate: string; origin: 'V' | 'D' };

/** A file as its order or gauging shows it. */
export const FileRow = row({
  id: number,
  tp_origem: z.enum(['A', 'E', 'S']),
  ds_nome: text,
  tp_mime: text,
  qt_tamanho: number,
  dt_criacao: text,
  ds_colaborador: text.nullable(),
  nr_seq_os_item: number.nullable(),
  nr_seq_clifor: number.nullable(),
  /** The order is open. */
  open: bool,
});
export type FileRow = z.infer<typeof FileRow>;

const EventFile = FileRow.omit({ nr_seq_os_item: true, nr_seq_clifor: true, open: true }).extend({
  tp_origem: z.literal('P'),
});

/**
 * Inserts rows of files; a file of the same name and size exists already and is skipped (FILES-02), but of a vehicle. An item the
 * order no longer has is left out, so that no picture is lost.
 * @returns names in the store that are new
 */
export async function insertFiles(
  tx: CompanyDb,
  owner: FileOwner & { person: number },
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const { order, item = null } = 'order' in owner ? owner : { order: null };
  const plate = 'plate' in owner ? owner.plate : null;
  return many(tx, text)`
    insert into anexo (nr_seq_os, nr_seq_os_item, nr_seq_evento, nr_placa, cd_foto, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor)
    select ${order}::bigint,
           (select i.nr_sequencial from os_item i where i.nr_sequencial = ${item}::bigint and i.nr_seq_os = ${order}::bigint),
           ${'event' in owner ? owner.event : null}::int, ${plate}::text,
           case when ${owner.origin} = 'V' then gen_random_uuid() end, ${owner.origin}, f.name, f.size, f.mime, f.stored, ${owner.person}
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f (name text, size bigint, mime text, stored text)
        on conflict (nr_seq_os, nr_seq_evento, tp_origem, ds_nome, qt_tamanho, dt_substituida) where nr_placa is null do nothing
    returning ds_arquivo`;
}

const Files = row({ owned: number, sent: number });

/** How many files an order or event has, and how many the person sent within a day. */
export async function countFiles(
  tx: CompanyDb,
  owner: FileOwner & { person: number },
): Promise<{ owned: number; sent: number }> {
  const whose = ownedBy(owner);
  return one(tx, Files)`
    select (select count(*)::int from anexo where ${whose}) as owned,
           (select count(*)::int from anexo
             where nr_seq_clifor = ${owner.person} and dt_criacao > now() - interval '24 hours') as sent`;
}

function ownedBy(owner: FileOwner): Sql {
  if ('order' in owner) return sql`nr_seq_os = ${owner.order}`;
  return 'event' in owner
    ? sql`nr_seq_evento = ${owner.event}`
    : sql`nr_placa = ${owner.plate} and tp_origem = ${owner.origin}`;
}

const chainOf = (order: number) => sql`select c.nr_seq_os from cadeia_os(${order}) c`;

/** Files of all orders of an order's chain that stand, the newest first. */
export async function listFiles(db: CompanyDb, order: number): Promise<FileRow[]> {
  return many(db, FileRow)`${filesWhere(
    sql`a.nr_seq_os in (${chainOf(order)}) and a.dt_substituida is null`,
    sql`, a.nr_seq_os_item, a.nr_seq_clifor,
         (select o.dt_final is null from os o where o.nr_sequencial = ${order}) as open`,
  )}`;
}

/** Files of an event of the tyre shop, the newest first. */
export async function listEventFiles(db: CompanyDb, event: number): Promise<z.infer<typeof EventFile>[]> {
  return many(db, EventFile)`${filesWhere(sql`a.nr_seq_evento = ${event}`)}`;
}

/** @param more further columns, each after a comma */
const filesWhere = (condition: Sql, more = sql``) => sql`
  select a.nr_sequencial as id, a.tp_origem, a.ds_nome, a.tp_mime, a.qt_tamanho,
         to_json(a.dt_criacao) #>> '{}' as dt_criacao, g.ds_colaborador${more}
    from anexo a
    left join g_clifor g on g.nr_sequencial = a.nr_seq_clifor
   where ${condition}
   order by a.dt_criacao desc, a.nr_sequencial desc`;

const File = row({ ds_arquivo: text, ds_nome: text, tp_mime: text });

/** Where the bytes of a file that stands lie. */
export async function findFile(db: CompanyDb, id: number) {
  return maybe(db, File)`
    select ds_arquivo, ds_nome, tp_mime from anexo where nr_sequencial = ${id} and dt_substituida is null`;
}

/** Number of a file by its name in the store. */
export const findStored = (db: CompanyDb, stored: string): Promise<number> =>
  one(db, number)`select nr_sequencial from anexo where ds_arquivo = ${stored}`;

const Kept = row({ author: number.nullable(), isVoid: bool });

/** Who added a file of an order's chain, and whether it was declared void. */
export async function findKept(db: CompanyDb, order: number, file: number) {
  return maybe(db, Kept)`
    select nr_seq_clifor as author, dt_substituida is not null as "isVoid"
      from anexo
     where nr_sequencial = ${file} and nr_seq_os in (${chainOf(order)})`;
}

/** Marks a file as declared void. */
export async function updateVoid(tx: CompanyDb, file: number): Promise<void> {
  await execute(tx)`update anexo set dt_substituida = now() where nr_sequencial = ${file}`;
}

/** Those of the given store names that a row refers to. */
export async function listKnown(db: CompanyDb, stored: readonly string[]): Promise<Set<string>> {
  const rows = await many(db, text)`
    select ds_arquivo from anexo where ds_arquivo = any (${stored})`;
  return new Set(rows);
}
