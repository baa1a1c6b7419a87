import type { AnswerOf } from '@terminal/contract';
import { itemTypes, unit } from '@terminal/contract';
import { freeOf, hiddenFrom, reservedOf } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { JsonText } from '../core/json-text.ts';
import { number, row, text, VersionedJson } from '../core/row.ts';
import type { SearchWords } from '../core/text.ts';
import { hasWords, mergedLike, stockLike } from '../core/words.queries.ts';

/** What the parts of a branch are narrowed by. */
export interface StockSearch {
  branch: number;
  /** An approver sees balances while the branch counts blind. */
  approver: boolean;
  /** Patterns of name and code; null: every part. */
  words: SearchWords | null;
  /** A below its minimum, P an order waits for it. */
  situation: 'A' | 'P' | null;
}

/** Paused work of the branch that waits for the item of `e`, and its open order. */
const waiting = sql`
  execucao x
  join os o on o.nr_sequencial = x.nr_seq_os and o.nr_seq_filial = e.nr_seq_filial
           and o.dt_final is null and o.st_os = 'P'
 where x.nr_seq_item_peca = e.nr_seq_item
   and x.tp_fim = 'P' and x.dt_retomada is null and x.nr_seq_item_peca is not null`;

/** Numbers of the items for which paused work of a branch waits. */
const awaited = (branch: number) => sql`
  select x.nr_seq_item_peca
    from execucao x
    join os o on o.nr_sequencial = x.nr_seq_os
   where o.nr_seq_filial = ${branch} and o.dt_final is null and o.st_os = 'P'
     and x.tp_fim = 'P' and x.dt_retomada is null and x.nr_seq_item_peca is not null`;

/** Row `e` of stock is one of those looked for. Name and code have an index each: they are looked up apart. */
function matching({ branch, words, situation }: StockSearch): Sql {
  const all = [sql`e.nr_seq_filial = ${branch} and e.nr_seq_estoque_unido is null`];
  if (words !== null)
    all.push(sql`e.nr_sequencial in (
      ${stockLike(branch, words.code)}
      union
      select c.nr_sequencial from item n join estoque c on c.nr_seq_item = n.nr_sequencial
       where ${hasWords(sql`n.ds_item`, words.words)} and c.nr_seq_filial = ${branch}
      union
      select c.nr_sequencial from estoque c where c.nr_seq_item in (${mergedLike(words.words)}) and c.nr_seq_filial = ${branch})`);
  if (situation === 'A') all.push(sql`e.qt_saldo < e.qt_minimo and not (select oculto from cego)`);
  if (situation === 'P') all.push(sql`e.nr_seq_item in (${awaited(branch)})`);
  return sql.join(all, ' and ');
}

/** A page of parts, those below their minimum first; the rows are chosen and counted before they are joined. */
export async function listKept(
  db: CompanyDb,
  search: StockSearch,
  { page, size }: { page: number; size: number },
): Promise<JsonText> {
  const { branch } = search;
  const { dados, versao } = await one(db, VersionedJson)`
    with ${hiddenFrom(search)},
    escolhidos as materialized (
      select e.nr_sequencial, coalesce(e.qt_saldo < e.qt_minimo and not oculto, false) as abaixo, i.ds_item
        from estoque e
       cross join cego
        join item i on i.nr_sequencial = e.nr_seq_item
       where ${matching(search)}),
    pagina as (
      select nr_sequencial, row_number() over () as lugar
        from (select nr_sequencial from escolhidos
               order by abaixo desc, ds_item, nr_sequencial
               limit ${size} offset (${page}::int - 1) * ${size}::int) p)
    select ${newestVersion(branch)} as versao,
           json_build_object(
             'current_page', ${page}::int, 'total', (select count(*) from escolhidos),
             'last_page', greatest(1, (select ceil(count(*) / ${size}::numeric) from escolhidos)::int),
             'oculto', (select oculto from cego),
             'abaixo', (select count(*) from estoque, cego
                         where nr_seq_filial = ${branch} and qt_saldo < qt_minimo and not oculto),
             'aguardadas', (select count(*) from estoque
                             where nr_seq_filial = ${branch} and nr_seq_item in (${awaited(branch)})),
             'data', coalesce((
               select json_agg(json_build_object(
                        ${kept},
                        'os_aguardando', (select count(distinct o.nr_sequencial) from ${waiting}),
                        'dt_movimento', (select max(m.dt_movimento) from estoque_movimento m
                                          where m.nr_seq_estoque = e.nr_sequencial)) order by p.lugar)
                 from pagina p
                 join estoque e on e.nr_sequencial = p.nr_sequencial
                 join item i on i.nr_sequencial = e.nr_seq_item), '[]'))::text as dados`;
  return new JsonText(dados, versao);
}

const kept = sql`
  'nr_sequencial', e.nr_sequencial, 'nr_seq_item', e.nr_seq_item, 'ds_item', i.ds_item, 'ds_codigoitem', e.ds_codigoitem,
  'cd_unidade', i.cd_unidade, 'qt_saldo', case when not (select oculto from cego) then e.qt_saldo end, 'qt_minimo', e.qt_minimo,
  'ds_prateleira', e.ds_prateleira,
  'qt_reservado', case when not (select oculto from cego) then ${reservedOf} end,
  'qt_livre', case when not (select oculto from cego) then ${freeOf} end`;

/** One part of the branch: curve of the balance, orders waiting, a page of its movements; undefined: there is none. */
export async function findKept(
  db: CompanyDb,
  { zone, stock, ...whose }: { branch: number; approver: boolean; zone: string; stock: number },
  { page, size }: { page: number; size: number },
): Promise<JsonText | undefined> {
  const row = await maybe(db, VersionedJson)`
    with ${hiddenFrom(whose)},
    livro as materialized (
      select m.*, sum(m.qt_movimento) over (order by m.dt_movimento, m.nr_sequencial) as saldo
        from estoque_movimento m
       where m.nr_seq_estoque = ${stock} and not (select oculto from cego)),
    pagina as (
      select l.*, row_number() over (order by l.dt_movimento desc, l.nr_sequencial desc) as lugar
        from livro l
       order by lugar
       limit ${size} offset (${page}::int - 1) * ${size}::int)
    select ${newestVersion(whose.branch)} as versao,
           json_build_object(
             'item', json_build_object(${kept}, 'bloqueia_estoque_negativo', e.bloqueia_estoque_negativo),
             'oculto', (select oculto from cego), 'curva', case when (select oculto from cego) then '[]'::json else ${curve(zone)} end,
             'aguardando', coalesce((
               select json_agg(json_build_object(
                        'nr_seq_os', o.nr_sequencial, 'nr_placa', o.nr_placa, 'dt_pausa', x.dt_final,
                        'ds_colaborador', g.ds_colaborador, 'oc_aberta', oc.nr_sequencial is not null, 'nr_oc', oc.nr_oc,
                        'peca_chegou', pc.nr_seq_execucao is not null) order by x.dt_final)
                 from ${waitingWith}), '[]'),
             'movimentos', json_build_object(
               'current_page', ${page}::int, 'total', (select count(*) from livro),
               'last_page', greatest(1, (select ceil(count(*) / ${size}::numeric) from livro)::int),
               'data', coalesce((
                 select json_agg(json_build_object(
                          'nr_sequencial', p.nr_sequencial, 'dt_movimento', p.dt_movimento, 'tp_movimento', p.tp_movimento,
                          'qt_movimento', p.qt_movimento, 'qt_saldo', p.saldo,
                          'nr_seq_os', coalesce(p.nr_seq_os, oi.nr_seq_os), 'nr_seq_inventario', p.nr_seq_inventario,
                          'ds_colaborador', g.ds_colaborador, 'ds_documento', p.ds_documento,
                          'vl_unitario', p.vl_unitario, 'ds_motivo', p.ds_motivo) order by p.lugar)
                   from pagina p
                   left join os_item oi on oi.nr_sequencial = p.nr_seq_os_item
                   left join g_clifor g on g.nr_sequencial = p.nr_seq_clifor), '[]')))::text as dados
      from estoque e
      join item i on i.nr_sequencial = e.nr_seq_item
     where e.nr_sequencial = ${stock} and e.nr_seq_filial = ${whose.branch}`;
  return row && new JsonText(row.dados, row.versao);
}

/** The balance at the end of each day of the last ninety with a movement, and what it was when they began. */
const curve = (zone: string) => sql`
  (with corte as (select (now() at time zone ${zone})::date - 90 as inicio),
   dias as (
     select distinct on (dia) dia, saldo
       from (select (l.dt_movimento at time zone ${zone})::date as dia, l.saldo, l.dt_movimento, l.nr_sequencial
               from livro l) d
      where dia > (select inicio from corte)
      order by dia, dt_movimento desc, nr_sequencial desc),
   antes as (
     select (select inicio from corte) as dia,
            coalesce((select l.saldo from livro l
                       where (l.dt_movimento at time zone ${zone})::date <= (select inicio from corte)
                       order by l.dt_movimento desc, l.nr_sequencial desc limit 1), 0) as saldo)
   select json_agg(json_build_object('dia', dia, 'qt_saldo', saldo) order by dia)
     from (select * from antes union all select * from dias) pontos)`;

const waitingWith = sql`
  execucao x
  join os o on o.nr_sequencial = x.nr_seq_os and o.nr_seq_filial = e.nr_seq_filial
           and o.dt_final is null and o.st_os = 'P'
  join g_clifor g on g.nr_sequencial = x.nr_seq_clifor_inicio
  left join peca_chegada pc on pc.nr_seq_execucao = x.nr_sequencial and pc.dt_dispensa is null
  left join lateral (
    select c.nr_sequencial, c.nr_oc from ordem_compra c
     where c.nr_seq_os = o.nr_sequencial and c.dt_fechamento is null
     order by c.nr_seq_item = e.nr_seq_item desc nulls last, c.nr_sequencial
     limit 1) oc on true
 where x.nr_seq_item_peca = e.nr_seq_item
   and x.tp_fim = 'P' and x.dt_retomada is null and x.nr_seq_item_peca is not null`;

/** Parts to print labels of, by code, and how many there are. */
export async function listLabelled(db: CompanyDb, search: StockSearch, most: number): Promise<JsonText> {
  const dados = await one(db, text)`
    with ${hiddenFrom(search)},
    escolhidos as materialized (
      select e.ds_codigoitem, i.ds_item
        from estoque e
        join item i on i.nr_sequencial = e.nr_seq_item
       where ${matching(search)})
    select json_build_object(
             'total', (select count(*) from escolhidos),
             'pecas', coalesce((
               select json_agg(json_build_object('ds_codigoitem', ds_codigoitem, 'ds_item', ds_item) order by ds_codigoitem)
                 from (select * from escolhidos order by ds_codigoitem limit ${most}) p), '[]'))::text as dados`;
  return new JsonText(dados);
}

const Unkept = row({
  total: number,
  nr_seq_item: number,
  ds_item: text,
  ds_codigoitem: text.nullable(),
  cd_unidade: unit,
});

/** Parts of the catalogue a branch does not keep, by name, and the code another branch keeps each under. */
export async function listUnkept(
  db: CompanyDb,
  { branch, words, most }: { branch: number; words: readonly string[]; most: number },
): Promise<AnswerOf<'listUnkeptParts'>> {
  const rows = await many(db, Unkept)`
    select count(*) over ()::int as total, i.nr_sequencial as nr_seq_item, i.ds_item, i.cd_unidade,
           (select e.ds_codigoitem from estoque e where e.nr_seq_item = i.nr_sequencial
             order by e.nr_seq_filial limit 1) as ds_codigoitem
      from item i
     where i.nr_tipo = ${sql.lit(itemTypes.part)} and i.st_status = 'A' and ${hasWords(sql`i.ds_item`, words)}
       and not exists (select from estoque k where k.nr_seq_item = i.nr_sequencial and k.nr_seq_filial = ${branch})
     order by i.ds_item, i.nr_sequencial
     limit ${most}`;
  return { total: rows[0]?.total ?? 0, pecas: rows.map(({ total: _, ...part }) => part) };
}
