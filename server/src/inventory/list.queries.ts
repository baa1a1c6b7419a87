import { balancesHidden } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { text, VersionedJson } from '../core/row.ts';
import type { SearchWords } from '../core/text.ts';
import { hasWords, stockLike } from '../core/words.queries.ts';
import { type InventoryName, type Onlooker, stockOfCode } from './queries.ts';

/** Which page of a list. */
export interface Paging {
  page: number;
  size: number;
}

/** Number of rows of inventory `v`, and of rows counted without pending recount: stored when it ended, computed while it runs. */
const progress = sql`
  lateral (select count(*) as itens, count(*) filter (where x.nr_qtidade_contagem is not null and x.st_recontagem = 'N') as contados,
                  count(*) filter (where x.st_recontagem = 'S') as recontagens
             from inventario_item x
            where x.nr_seq_inventario = v.nr_sequencial and v.qt_itens is null) c`;

const told = sql`
  'nr_sequencial', v.nr_sequencial, 'dt_inicio', v.dt_inicio, 'dt_final', v.dt_final, 'st_etapa', v.st_etapa,
  'tp_parte', v.tp_parte, 'ds_parte', v.ds_parte,
  'qt_itens', coalesce(v.qt_itens, c.itens), 'qt_contados', coalesce(v.qt_contados, c.contados)`;

const manner = ({ branch, approver }: Onlooker) => sql`
  'st_cego', (select st_inventario_cego from filial where nr_sequencial = ${branch}),
  'st_aprova', ${approver ? 'S' : 'N'}::text`;

/** A page of the inventories of a branch, the newest first. */
export async function listInventories(
  db: CompanyDb,
  onlooker: Onlooker,
  { page, size }: Paging,
): Promise<JsonText> {
  const { branch } = onlooker;
  const { dados, versao } = await one(db, VersionedJson)`
    with todos as (select count(*)::int as total from inventario where nr_seq_filial = ${branch})
    select ${newestVersion(branch)} as versao,
           json_build_object(
             'current_page', ${page}::int, 'total', total, 'last_page', greatest(1, ceil(total / ${size}::numeric)::int),
             ${manner(onlooker)},
             'data', coalesce((
               select json_agg(json_build_object(${told}) order by v.dt_inicio desc, v.nr_sequencial desc)
                 from (select * from inventario where nr_seq_filial = ${branch}
                        order by dt_inicio desc, nr_sequencial desc
                        limit ${size} offset (${page}::int - 1) * ${size}::int) v, ${progress}), '[]'))::text as dados
      from todos`;
  return new JsonText(dados, versao);
}

/** One inventory of the branch; undefined: none such. */
export async function findInventory(
  db: CompanyDb,
  id: number,
  onlooker: Onlooker,
): Promise<JsonText | undefined> {
  const found = await maybe(db, VersionedJson)`
    select ${newestVersion(onlooker.branch)} as versao,
           json_build_object(
             ${told}, ${manner(onlooker)}, 'ds_iniciou', a.ds_colaborador, 'ds_encerrou', b.ds_colaborador,
             'qt_recontagens', (select count(*) from inventario_item x
                                 where x.nr_seq_inventario = v.nr_sequencial and x.st_recontagem = 'S'),
             'qt_codigos', k.codigos, 'qt_fora', k.fora, 'qt_descartados', k.descartados)::text as dados
      from inventario v
      left join g_clifor a on a.nr_sequencial = v.nr_seq_clifor
      left join g_clifor b on b.nr_sequencial = v.nr_seq_clifor_final,
           ${progress},
           lateral (select count(*) filter (where x.dt_descarte is null and x.nr_seq_estoque is null) as codigos,
                           count(*) filter (where x.dt_descarte is null and x.nr_seq_estoque is not null) as fora,
                           count(x.dt_descarte) as descartados
                      from inventario_codigo x
                     where x.nr_seq_inventario = v.nr_sequencial) k
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${onlooker.branch}`;
  return found && new JsonText(found.dados, found.versao);
}

/** Which rows of an inventory are asked for. */
export type Choice =
  | { by: 'all' }
  | { by: 'pendentes' | 'contados' | 'recontagem' }
  /** What a label says, with or without hyphens and blanks. */
  | { by: 'code'; code: string }
  | ({ by: 'words' } & SearchWords)
  /** The row before or after another by code. */
  | { by: 'beside'; stock: number; back: boolean; among: Choice };

/** A condition on row `i`; those about the part are a list of stock rows an index finds. */
const conditionOf = (choice: Choice, branch: number, inventory: number): Sql => {
  switch (choice.by) {
    case 'all':
      return sql`true`;
    case 'pendentes':
      return sql`(i.nr_qtidade_contagem is null or i.st_recontagem = 'S')`;
    case 'contados':
      return sql`i.nr_qtidade_contagem is not null and i.st_recontagem = 'N'`;
    case 'recontagem':
      return sql`i.st_recontagem = 'S'`;
    case 'code':
      return sql`i.nr_seq_estoque = ${stockOfCode(branch, choice.code)}`;
    case 'beside':
      return sql`i.nr_seq_estoque = (
        select x.nr_sequencial from estoque x
          join inventario_item i on i.nr_seq_estoque = x.nr_sequencial and i.nr_seq_inventario = ${inventory}
         where x.nr_seq_filial = ${branch} and ${conditionOf(choice.among, branch, inventory)}
           and x.ds_codigoitem ${choice.back ? sql`<` : sql`>`} (
             select ds_codigoitem from estoque where nr_sequencial = ${choice.stock} and nr_seq_filial = ${branch})
         order by x.ds_codigoitem ${choice.back ? sql`desc` : sql`asc`} limit 1)`;
    case 'words':
      return sql`i.nr_seq_estoque in (
        ${stockLike(branch, choice.code)}
         union all
        select x.nr_sequencial from item t
          join estoque x on x.nr_seq_item = t.nr_sequencial and x.nr_seq_filial = ${branch}
         where ${hasWords(sql`t.ds_item`, choice.words)})`;
  }
};

/** A page of an inventory's rows by code; undefined: the branch has no such inventory. One statement. */
export async function listItems(
  db: CompanyDb,
  { id, branch }: InventoryName,
  onlooker: Onlooker,
  choice: Choice,
  of: Paging,
): Promise<JsonText | undefined> {
  const { page, size } = of;
  const chosen = sql`i.nr_seq_inventario = ${id} and ${conditionOf(choice, branch, id)}`;
  const found = await maybe(db, text)`
    with ${choice.by === 'words' ? searched(branch, chosen, of) : listed(branch, chosen, of)},
    oculto as materialized (select ${balancesHidden(onlooker)} as sim)
    select json_build_object(
             'current_page', ${page}::int, 'total', total, 'last_page', greatest(1, ceil(total / ${size}::numeric)::int),
             'data', coalesce((
               select json_agg(${row(onlooker)} order by e.ds_codigoitem)
                 from pagina p
                 join inventario_item i on i.nr_sequencial = p.nr_sequencial
                 join estoque e on e.nr_sequencial = i.nr_seq_estoque
                 join item t on t.nr_sequencial = e.nr_seq_item
                 left join g_clifor g on g.nr_sequencial = i.nr_seq_clifor), '[]')
             ${choice.by === 'code' ? sql`, 'fora', ${outside(branch, choice.code)}` : sql``})::text as dados
      from inventario v, oculto, todos
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${branch}`;
  return found === undefined ? undefined : new JsonText(found);
}

/** The part of the branch a code is of, which inventory `v` does not count. */
const outside = (branch: number, code: string) => sql`
  (select json_build_object('ds_item', t.ds_item, 'ds_prateleira', e.ds_prateleira)
     from estoque e join item t on t.nr_sequencial = e.nr_seq_item
    where e.nr_sequencial = ${stockOfCode(branch, code)}
      and not exists (select from inventario_item i
                       where i.nr_seq_inventario = v.nr_sequencial and i.nr_seq_estoque = e.nr_sequencial))`;

/** Rows of a page in the order of an index: the others are counted, not read. */
const listed = (branch: number, chosen: Sql, { page, size }: Paging) => sql`
  todos as (select count(*)::int as total from inventario_item i where ${chosen}),
  pagina as (
    select i.nr_sequencial
      from estoque e
      join inventario_item i on i.nr_seq_estoque = e.nr_sequencial
     where e.nr_seq_filial = ${branch} and ${chosen}
     order by e.ds_codigoitem limit ${size} offset (${page}::int - 1) * ${size}::int)`;

/** Rows that were looked for are found once, then counted and put in order. */
const searched = (branch: number, chosen: Sql, { page, size }: Paging) => sql`
  achados as materialized (
    select i.nr_sequencial, e.ds_codigoitem
      from estoque e
      join inventario_item i on i.nr_seq_estoque = e.nr_sequencial
     where e.nr_seq_filial = ${branch} and ${chosen}),
  todos as (select count(*)::int as total from achados),
  pagina as (
    select nr_sequencial from achados
     order by ds_codigoitem limit ${size} offset (${page}::int - 1) * ${size}::int)`;

/** The person who recounts a row does not see the doubted count. */
const row = ({ person }: Onlooker) => sql`
  json_build_object(
    'nr_sequencial', e.nr_sequencial, 'ds_codigoitem', e.ds_codigoitem, 'ds_item', t.ds_item, 'cd_unidade', t.cd_unidade, 'ds_prateleira', e.ds_prateleira,
    'saldo_atual', case when oculto.sim then null when v.dt_final is null then e.qt_saldo
                        else coalesce(i.qt_saldo_contagem, i.qt_saldo_final) end,
    'nr_qtidade', case when i.st_recontagem = 'N' or not oculto.sim then i.nr_qtidade_contagem end,
    'nr_seq_contagem', i.nr_seq_contagem, 'ds_contou', g.ds_colaborador, 'dt_contagem', i.dt_contagem,
    'qt_diferenca', case when not oculto.sim and v.st_etapa = 'finalizado' and i.st_recontagem = 'N'
                         then i.nr_qtidade_contagem - i.qt_saldo_contagem end,
    'vl_diferenca', case when not oculto.sim and v.st_etapa = 'finalizado' and i.st_recontagem = 'N'
                         then round((i.nr_qtidade_contagem - i.qt_saldo_contagem) * i.vl_unitario, 2) end,
    'st_recontagem', i.st_recontagem, 'nr_seq_clifor_recontagem', i.nr_seq_clifor_recontagem,
    'st_pode_contar', case when i.nr_seq_clifor_recontagem = ${person} then 'N' else 'S' end)`;

/** Every count of a row, the newest first; undefined: the branch has no such inventory. */
export async function listCounts(
  db: CompanyDb,
  { id, stock }: { id: number; stock: number },
  onlooker: Onlooker,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    with oculto as materialized (select ${balancesHidden(onlooker)} as sim)
    select coalesce((
             select json_agg(json_build_object(
                      'nr_sequencial', c.nr_sequencial,
                      'nr_qtidade_contagem', case when not (oculto.sim and i.st_recontagem = 'S') then c.nr_qtidade_contagem end,
                      'qt_saldo_contagem', case when not oculto.sim then c.qt_saldo_contagem end,
                      'ds_contou', g.ds_colaborador, 'dt_contagem', c.dt_contagem, 'dt_registro', c.dt_registro,
                      'nr_seq_terminal', c.nr_seq_terminal) order by c.nr_sequencial desc)
               from inventario_contagem c
               join inventario_item i using (nr_seq_inventario, nr_seq_estoque)
               join g_clifor g on g.nr_sequencial = c.nr_seq_clifor
              where c.nr_seq_inventario = v.nr_sequencial and c.nr_seq_estoque = ${stock}), '[]')::text as dados
      from inventario v, oculto
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${onlooker.branch}`;
  return found === undefined ? undefined : new JsonText(found);
}

/** Codes of nothing the inventory counts, the newest first; undefined: the branch has no such inventory. */
export async function listUnknownCodes(
  db: CompanyDb,
  { id, branch }: InventoryName,
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select coalesce((
             select json_agg(json_build_object(
                      'ds_codigo', c.ds_codigo, 'nr_vezes', c.nr_vezes, 'ds_leu', g.ds_colaborador,
                      'dt_leitura', c.dt_leitura, 'ds_item', t.ds_item, 'ds_prateleira', e.ds_prateleira,
                      'ds_descartou', d.ds_colaborador) order by c.dt_leitura desc)
               from inventario_codigo c
               join g_clifor g on g.nr_sequencial = c.nr_seq_clifor
               left join g_clifor d on d.nr_sequencial = c.nr_seq_clifor_descarte
               left join estoque e on e.nr_sequencial = c.nr_seq_estoque
               left join item t on t.nr_sequencial = e.nr_seq_item
              where c.nr_seq_inventario = v.nr_sequencial), '[]')::text as dados
      from inventario v
     where v.nr_sequencial = ${id} and v.nr_seq_filial = ${branch}`;
  return found === undefined ? undefined : new JsonText(found);
}

/** What of the branch's stock an inventory could count. */
export async function findExtents(db: CompanyDb, branch: number): Promise<JsonText> {
  const dados = await one(db, text)`
    select json_build_object(
             'qt_itens', (select count(*) from estoque where nr_seq_filial = ${branch} and nr_seq_estoque_unido is null),
             'prateleiras', coalesce((
               select json_agg(json_build_object('ds_prateleira', p.ds_prateleira, 'qt_itens', p.itens)
                               order by p.ds_prateleira)
                 from (select ds_prateleira, count(*) as itens from estoque
                        where nr_seq_filial = ${branch} and ds_prateleira is not null
                        group by ds_prateleira) p), '[]'),
             'classes', coalesce((
               select json_agg(json_build_object('ds_classe', c.ds_classe, 'qt_itens', c.itens) order by c.ds_classe)
                 from (select i.ds_classe, count(*) as itens
                         from estoque e join item i on i.nr_sequencial = e.nr_seq_item
                        where e.nr_seq_filial = ${branch} and e.nr_seq_estoque_unido is null and i.ds_classe is not null
                        group by i.ds_classe) c), '[]'))::text as dados`;
  return new JsonText(dados);
}
