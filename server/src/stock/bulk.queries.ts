import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** A part of the branch's stock, as files name it. */
export interface KeptPart {
  stock: number;
  code: string;
  name: string;
  minimum: number | null;
}

/** Locks the rows of a branch that bear one of the codes, or hold one of the parts by name, in their order. */
export async function lockByCode(
  tx: CompanyDb,
  branch: number,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
): Promise<KeptPart[]> {
  const { rows } = await sql<KeptPart>`
    select e.nr_sequencial as stock, e.ds_codigoitem as code, i.ds_item as name, e.qt_minimo::float8 as minimum
      from estoque e
      join item i on i.nr_sequencial = e.nr_seq_item
     where e.nr_seq_filial = ${branch}
       and (e.ds_codigoitem = any (${codes}) or i.ds_item = any (${names}) and i.nr_tipo = 4)
     order by e.nr_sequencial
       for no key update of e`.execute(tx);
  return rows;
}

/** Which of the names are parts of the catalogue. */
export async function findParts(tx: CompanyDb, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ds_item: string; nr_sequencial: number }>`
    select ds_item, nr_sequencial from item
     where ds_item = any (${names}) and nr_tipo = 4 and st_status = 'A'`.execute(tx);
  return new Map(rows.map(({ ds_item, nr_sequencial }) => [ds_item, nr_sequencial]));
}

/** Begins to keep parts in a branch, none of them there yet. @returns their rows by code */
export async function insertKept(
  tx: CompanyDb,
  branch: number,
  parts: readonly { code: string; item: number }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ ds_codigoitem: string; nr_sequencial: number }>`
    insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem)
    select ${branch}, item, codigo
      from unnest(${parts.map(({ item }) => item)}::int[], ${parts.map(({ code }) => code)}::text[]) as p (item, codigo)
    returning ds_codigoitem, nr_sequencial`.execute(tx);
  return new Map(rows.map(({ ds_codigoitem, nr_sequencial }) => [ds_codigoitem, nr_sequencial]));
}

/** Sets minimums of rows that are locked. */
export async function updateMinimums(
  tx: CompanyDb,
  minimums: readonly { stock: number; minimum: number }[],
): Promise<void> {
  await sql`
    update estoque e set qt_minimo = m.minimo
      from unnest(${minimums.map(({ stock }) => stock)}::int[],
                  ${minimums.map(({ minimum }) => minimum)}::numeric[]) as m (estoque, minimo)
     where e.nr_sequencial = m.estoque`.execute(tx);
}
