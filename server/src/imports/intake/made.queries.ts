import type { RefusalCode } from '@terminal/contract';
import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, sql } from '../../core/db/sql.ts';
import { row, text } from '../../core/row.ts';
import type { Lined } from './outcome.rules.ts';

/** The intake for which writes are recorded, in SQL; null: not recorded, as during a check. */
export const noted = sql`nullif(current_setting('terminal.carga', true), '')::int`;

/** Records, until the end of the transaction, all created and changed rows as the intake's. */
export const beginNotes = (tx: CompanyDb, intake: number): Promise<unknown> =>
  execute(tx)`select set_config('terminal.carga', ${String(intake)}, true)`;

/** Records new rows of a table, each found by its key. */
export async function noteNew(
  tx: CompanyDb,
  table: string,
  rows: readonly (Lined & { key: Record<string, string | number> })[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const found = Object.keys(first.key).map((name) => `t.${name} = k.${name}`);
  await execute(tx)`
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha)
    select ${noted}, r.line, ${table}, 0, to_jsonb(t)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, key jsonb)
     cross join lateral jsonb_populate_record(null::${sql.id(table)}, r.key) k
     -- Lateral join row by row, because the planner cannot estimate the number of rows.
     cross join lateral (select * from ${sql.id(table)} t where ${sql.raw(found.join(' and '))} offset 0) t
     where ${noted} is not null`;
}

/** Records rows that depend on new rows of lines; in the same transaction only the intake can have created them. */
export async function noteHanging(
  tx: CompanyDb,
  lines: readonly Lined[],
  { parent, child, by: [its, theirs] }: { parent: string; child: string; by: readonly [string, string] },
): Promise<void> {
  if (lines.length === 0) return;
  await execute(tx)`
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha)
    select f.nr_seq_carga, f.nr_linha, ${child}, row_number() over (partition by f.nr_linha), to_jsonb(c)
      from carga_feita f
     cross join lateral jsonb_populate_record(null::${sql.id(parent)}, f.js_linha) p
     cross join lateral (select * from ${sql.id(child)} c where c.${sql.raw(theirs)} = p.${sql.raw(its)} offset 0) c
     where f.nr_seq_carga = ${noted} and f.nr_linha = any (${lines.map(({ line }) => line)}::int[])
       and f.ds_tabela = ${parent} and f.js_antes is null`;
}

/** Records that changes by lines cannot be undone, and why. */
export async function noteStaying(
  tx: CompanyDb,
  table: string,
  rows: readonly (Lined & { name: string })[],
  why: RefusalCode,
): Promise<void> {
  await execute(tx)`
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha, js_antes, cd_fica)
    select ${noted}, r.line, ${table}, 0, jsonb_build_object('nome', r.name), '{}', ${why}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, name text)
     where ${noted} is not null`;
}

/** A row of stock before an intake. */
export const KeptBefore = row({
  code: text,
  /** The row without its balance. */
  row: text,
});
export type KeptBefore = z.infer<typeof KeptBefore>;

/** Rows of stock of a branch by their codes, for `noteStock`. */
export async function findStockBefore(
  tx: CompanyDb,
  branch: number,
  codes: readonly string[],
): Promise<KeptBefore[]> {
  return many(tx, KeptBefore)`
    select e.ds_codigoitem as code, (to_jsonb(e) - 'qt_saldo')::text as row from estoque e
     where ${noted} is not null and e.nr_seq_filial = ${branch} and e.ds_codigoitem = any (${codes})`;
}

/** Records stock: new or changed rows with the first line that names them, entries with their own line. */
export async function noteStock(
  tx: CompanyDb,
  branch: number,
  before: readonly KeptBefore[],
  rows: readonly (Lined & { code: string; document: string | null })[],
): Promise<void> {
  await execute(tx)`
    with linhas as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, code text, document text)),
    antes as materialized (
      select r.code, r.row::jsonb as linha from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as r (code text, "row" text)),
    pecas as (
      select l.line, to_jsonb(e) - 'qt_saldo' as linha, a.linha as antes
        from (select code, min(line) as line from linhas group by code) l
        join estoque e on e.nr_seq_filial = ${branch} and e.ds_codigoitem = l.code
        left join antes a on a.code = l.code)
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha, js_antes)
    select ${noted}, p.line, 'estoque', 0, p.linha,
           case when p.antes is not null then (
             select jsonb_object_agg(a.key, a.value) from jsonb_each(p.antes) a
              where a.value is distinct from p.linha -> a.key) end
      from pecas p
     where ${noted} is not null and p.linha is distinct from p.antes
    union all
    select ${noted}, l.line, 'estoque_movimento', 1, to_jsonb(m), null
      from linhas l
      join estoque e on e.nr_seq_filial = ${branch} and e.ds_codigoitem = l.code
      join estoque_movimento m on m.nr_seq_estoque = coalesce(e.nr_seq_estoque_unido, e.nr_sequencial) and m.st_arquivo = 'S'
                              and upper(m.ds_documento) = upper(l.document) and m.dt_movimento = now()
     where ${noted} is not null`;
}

/** Existing plans by their folded names. */
export async function findPlanNames(tx: CompanyDb, names: readonly string[]): Promise<Set<string>> {
  const rows = await many(tx, text)`
    select busca(ds_plano) as nome from plano where busca(ds_plano) = any (${names})`;
  return new Set(rows);
}

/** Records plans created by a file, each with its first line. */
export async function notePlans(tx: CompanyDb, rows: readonly (Lined & { name: string })[]): Promise<void> {
  await execute(tx)`
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha)
    select ${noted}, r.line, 'plano', 0, to_jsonb(p)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, name text)
      join plano p on busca(p.ds_plano) = r.name
     where ${noted} is not null`;
  await noteHanging(tx, rows, {
    parent: 'plano',
    child: 'plano_ciclo',
    by: ['nr_sequencial', 'nr_seq_plano'],
  });
  await noteHanging(tx, rows, {
    parent: 'plano_ciclo',
    child: 'plano_ciclo_item',
    by: ['nr_sequencial', 'nr_seq_ciclo'],
  });
}

/** Records places in plans created by a file, with their history. */
export async function notePlaces(
  tx: CompanyDb,
  rows: readonly (Lined & { plate: string; plan: string })[],
): Promise<void> {
  await execute(tx)`
    insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha)
    select ${noted}, r.line, 'veiculo_plano', 0, to_jsonb(v)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, plate text, plan text)
      join plano p on busca(p.ds_plano) = r.plan
      join veiculo_plano v on v.nr_placa = r.plate and v.nr_seq_plano = p.nr_sequencial
     where ${noted} is not null`;
  await noteHanging(tx, rows, {
    parent: 'veiculo_plano',
    child: 'plano_historico',
    by: ['nr_sequencial', 'nr_seq_veiculo_plano'],
  });
}
