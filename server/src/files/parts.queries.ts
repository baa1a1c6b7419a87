import type { z } from 'zod';
import { deleteWhere } from '../core/db/batches.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, one, sql } from '../core/db/sql.ts';
import { bytes, number, row } from '../core/row.ts';

/** A file being sent in parts, identified by its sender and the key of the command that will take it. */
export interface PartedFile {
  person: number;
  key: string;
}

/** Bytes received of a file, and number of other unfinished files of its sender. */
export const Progress = row({ received: number, others: number });
export type Progress = z.infer<typeof Progress>;

/** Progress of a file. */
export async function findProgress(db: CompanyDb, { person, key }: PartedFile): Promise<Progress> {
  return one(db, Progress)`
    select coalesce(sum(octet_length(bt_dados)) filter (where cd_chave = ${key}::uuid), 0)::int as received,
           count(distinct cd_chave) filter (where cd_chave <> ${key}::uuid and not exists (
             select from comando c where c.nr_seq_clifor = p.nr_seq_clifor and c.cd_chave = p.cd_chave))::int as others
      from anexo_parte p where nr_seq_clifor = ${person}`;
}

/** Adds a part at the present end of the file; of two concurrent ones only one is added. */
export async function insertPart(
  db: CompanyDb,
  { person, key }: PartedFile,
  start: number,
  bytes: Uint8Array,
): Promise<void> {
  await execute(db)`
    insert into anexo_parte (nr_seq_clifor, cd_chave, nr_inicio, bt_dados)
    select ${person}, ${key}::uuid, ${start}, ${bytes}
     where ${start} = (select coalesce(sum(octet_length(bt_dados)), 0) from anexo_parte
                        where nr_seq_clifor = ${person} and cd_chave = ${key}::uuid)
        on conflict do nothing`;
}

/** The bytes received of a file; empty: none. */
export async function readParts(db: CompanyDb, { person, key }: PartedFile): Promise<Buffer> {
  const rows = await many(db, bytes)`
    select bt_dados from anexo_parte
     where nr_seq_clifor = ${person} and cd_chave = ${key}::uuid order by nr_inicio`;
  return Buffer.concat(rows);
}

/**
 * Deletes parts of files taken an hour ago (not at once, because a lost answer is requested again) and of files not continued
 * for a day; always all parts of a file.
 */
export const deleteOldParts = (db: CompanyDb): Promise<void> =>
  deleteWhere(
    db,
    'anexo_parte',
    sql`(nr_seq_clifor, cd_chave) in (
      select p.nr_seq_clifor, p.cd_chave from anexo_parte p
        left join comando c on c.nr_seq_clifor = p.nr_seq_clifor and c.cd_chave = p.cd_chave
       group by p.nr_seq_clifor, p.cd_chave
      having max(p.dt_envio) < now() - case when bool_or(c.cd_chave is not null) then interval '1 hour'
                                            else interval '1 day' end)`,
  );
