import { itemTypes } from '@terminal/contract';
import type { z } from 'zod';
import { balancesHidden } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, one, sql } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';
import { fold } from '../core/text.ts';
import { standingStock } from '../core/words.queries.ts';

/** A part of the branch's stock, as files name it. */
export const KeptPart = row({
  stock: number,
  code: text,
  name: text,
  balance: number,
  minimum: number.nullable(),
  shelf: text.nullable(),
  /** It is counted whole. */
  whole: bool,
});
export type KeptPart = z.infer<typeof KeptPart>;

/**
 * Locks the rows of a branch that bear one of the codes, or hold one of the parts by name, in their order; the code of a part
 * that was merged leads to the row of the one that stayed.
 */
export async function lockByCode(
  tx: CompanyDb,
  branch: number,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
): Promise<KeptPart[]> {
  return many(tx, KeptPart)`
    select e.nr_sequencial as stock, c.ds_codigoitem as code, i.ds_item as name,
           e.qt_saldo::float8 as balance, e.qt_minimo::float8 as minimum, e.ds_prateleira as shelf,
           coalesce(unidade_inteira(i.cd_unidade), false) as whole
      from estoque c
      join estoque e on e.nr_sequencial = ${standingStock}
      join item i on i.nr_sequencial = e.nr_seq_item
     where c.nr_seq_filial = ${branch}
       and (c.ds_codigoitem = any (${codes})
            or c.nr_sequencial = e.nr_sequencial and busca(i.ds_item) = any (${names.map(fold)}) and i.nr_tipo = ${sql.lit(itemTypes.part)})
     order by e.nr_sequencial
       for no key update of e`;
}

const Parts = row({ ds_item: text, item: number, whole: bool });

/** A part of the catalogue, and whether it is counted whole. */
export type CatalogPart = Pick<z.infer<typeof Parts>, 'item' | 'whole'>;

/** Which of the names are parts of the catalogue, by folded name. */
export async function findParts(tx: CompanyDb, names: readonly string[]): Promise<Map<string, CatalogPart>> {
  const rows = await many(tx, Parts)`
    select i.ds_item, f.nr_sequencial as item, coalesce(unidade_inteira(f.cd_unidade), false) as whole
      from item i join item f on f.nr_sequencial = unido('items', i.nr_sequencial)
     where busca(i.ds_item) = any (${names.map(fold)}) and i.nr_tipo = ${sql.lit(itemTypes.part)} and f.st_status = 'A'`;
  return new Map(rows.map(({ ds_item, ...part }) => [fold(ds_item), part]));
}

const Kept = row({ ds_codigoitem: text, nr_sequencial: number });

/** Begins to keep parts in a branch, none of them there yet. @returns their rows by code */
export async function insertKept(
  tx: CompanyDb,
  branch: number,
  parts: readonly { code: string; item: number }[],
): Promise<Map<string, number>> {
  const rows = await many(tx, Kept)`
    insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem)
    select ${branch}, item, codigo
      from unnest(${parts.map(({ item }) => item)}::int[], ${parts.map(({ code }) => code)}::text[]) as p (item, codigo)
    returning ds_codigoitem, nr_sequencial`;
  return new Map(rows.map(({ ds_codigoitem, nr_sequencial }) => [ds_codigoitem, nr_sequencial]));
}

/** Sets minimums of rows that are locked. */
export async function updateMinimums(
  tx: CompanyDb,
  minimums: readonly { stock: number; minimum: number }[],
): Promise<void> {
  await execute(tx)`
    update estoque e set qt_minimo = m.minimo
      from unnest(${minimums.map(({ stock }) => stock)}::int[],
                  ${minimums.map(({ minimum }) => minimum)}::numeric[]) as m (estoque, minimo)
     where e.nr_sequencial = m.estoque`;
}

/** Sets the shelves of locked rows. */
export async function updateShelves(
  tx: CompanyDb,
  shelves: readonly { stock: number; shelf: string }[],
): Promise<void> {
  await execute(tx)`
    update estoque e set ds_prateleira = s.prateleira
      from unnest(${shelves.map(({ stock }) => stock)}::int[],
                  ${shelves.map(({ shelf }) => shelf)}::text[]) as s (estoque, prateleira)
     where e.nr_sequencial = s.estoque`;
}

/** A document as files name it, whatever its letters' case. */
export const documentKey = (code: string, document: string): string => `${code}|${document.toUpperCase()}`;

const Posted = row({ code: text, document: text, quantidade: number });

/** Quantities documents entered into a branch, by file or by hand, by document key; without undone ones. */
export async function findPosted(
  tx: CompanyDb,
  branch: number,
  documents: readonly { code: string; document: string }[],
): Promise<Map<string, number>> {
  const rows = await many(tx, Posted)`
    select l.code, l.document, sum(m.qt_movimento)::float8 as quantidade
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as l (code text, document text)
      join estoque c on c.nr_seq_filial = ${branch} and c.ds_codigoitem = l.code
      join estoque_movimento m on m.nr_seq_estoque in (c.nr_sequencial, c.nr_seq_estoque_unido) and upper(m.ds_documento) = upper(l.document)
     group by l.code, l.document
    having sum(m.qt_movimento) <> 0`;
  return new Map(rows.map(({ code, document, quantidade }) => [documentKey(code, document), quantidade]));
}

/** Entries of files count as made by hand: their documents may come in a file again. */
export async function updateFileEntries(tx: CompanyDb, movements: readonly number[]): Promise<void> {
  await execute(tx)`
    update estoque_movimento set st_arquivo = 'N' where nr_sequencial = any (${movements}::bigint[])`;
}

/** Whether balances of the branch are withheld from the person. */
export async function findHidden(
  db: CompanyDb,
  looking: { branch: number; approver: boolean },
): Promise<boolean> {
  return one(db, bool)`select ${balancesHidden(looking)} as hidden`;
}
