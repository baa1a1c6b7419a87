import { itemTypes, unit } from '@terminal/contract';
import { z } from 'zod';
import { freeOf, hiddenFrom } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, sql } from '../core/db/sql.ts';
import { number, row, text, yesNo } from '../core/row.ts';
import type { SearchWords } from '../core/text.ts';
import { isItem, stockLike } from '../core/words.queries.ts';

const Substitute = row({
  nr_sequencial: number,
  ds_item: text,
  ds_codigoitem: text,
  cd_unidade: unit,
  qt_livre: number,
  st_serve: yesNo,
});

const Items = row({
  nr_sequencial: number,
  ds_item: text,
  nr_tipo: number,
  ds_codigoitem: text.nullable(),
  qt_saldo: number.nullable(),
  qt_livre: number.nullable(),
  cd_unidade: unit,
  st_serve: yesNo,
  substitutos: z.array(Substitute),
});

/** Whether a part fits vehicle `v`; what fits all says nothing, and an order without a vehicle takes any. */
const fitting = (part: 'i' | 's') => sql`
  case when v.nr_placa is null
         or (${sql.id(part, 'cd_tipoveiculo')} is null or v.cd_tipoveiculo = any (${sql.id(part, 'cd_tipoveiculo')}))
        and (${sql.id(part, 'ds_modelos')} is null or coalesce(upper(v.ds_modelo), '') = any (${sql.id(part, 'ds_modelos')}))
       then 'S' else 'N' end`;

/**
 * What may be used in the place of part `i` while nothing of it is free in the branch: parts in use of which some is, those that
 * fit vehicle `v` first, of them the most.
 */
const substitutesOf = (branch: number | null) => sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', s.nr_sequencial, 'ds_item', s.ds_item,
            'ds_codigoitem', e.ds_codigoitem, 'cd_unidade', s.cd_unidade, 'qt_livre', ${freeOf}, 'st_serve', ${fitting('s')})
            order by ${fitting('s')} desc, ${freeOf} desc, s.ds_item), '[]')
     from item_substituto x
     join item s on s.nr_sequencial = x.nr_seq_substituto and s.st_status = 'A'
     join estoque e on e.nr_seq_item = s.nr_sequencial and e.nr_seq_filial = ${branch}
    where x.nr_seq_item = i.nr_sequencial and ${freeOf} > 0)`;

/**
 * Services and parts whose name contains the words or whose stock code begins with them; at most 100 (ITEMS-11). Of an order of the
 * branch those that fit its vehicle come first.
 */
export async function searchItems(
  db: CompanyDb,
  search: SearchWords & {
    kind: number | null;
    order: number | null;
    branch: number | null;
    approver: boolean;
    supplier: boolean;
  },
) {
  return many(db, Items)`
    with ${hiddenFrom(search)}
    select i.nr_sequencial, i.ds_item, i.nr_tipo, e.ds_codigoitem,
           case when not (select oculto from cego) then e.qt_saldo::float8 end as qt_saldo,
           case when not (select oculto from cego) then ${freeOf} end as qt_livre,
           i.cd_unidade, ${fitting('i')} as st_serve,
           case when (select oculto from cego) or coalesce(${freeOf}, 0) > 0 then '[]'::json
                else ${substitutesOf(search.branch)} end as substitutos
      from item i
      left join estoque e on e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = ${search.branch}
      left join veiculo v on v.nr_placa = (select o.nr_placa from os o where o.nr_sequencial = ${search.order} and o.nr_seq_filial = ${search.branch})
     where i.st_status = 'A' and (${search.kind}::int is null or i.nr_tipo = ${search.kind})
       and (${isItem(search.words)} or e.nr_sequencial in (${stockLike(search.branch, search.code)}))
     order by st_serve desc, i.ds_item
     limit 100`;
}

const Lacking = row({ nr_seq_os_item: number, substitutos: z.array(Substitute) });

/** Parts of a plan's order still to take of which the branch has too little free, with what may be used in their place; only those with any. */
export async function listSubstitutes(
  db: CompanyDb,
  order: number,
  whose: { branch: number | null; approver: boolean; supplier: boolean },
) {
  return many(db, Lacking)`
    with ${hiddenFrom(whose)},
    faltam as (
      select oi.nr_sequencial as nr_seq_os_item, ${substitutesOf(whose.branch)} as substitutos
        from os_item oi
        join os o on o.nr_sequencial = oi.nr_seq_os
        left join veiculo v on v.nr_placa = o.nr_placa
        join item i on i.nr_sequencial = oi.nr_seq_item
        left join estoque e on e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = ${whose.branch}
       where oi.nr_seq_os = ${order} and oi.dt_atendido is null and i.nr_tipo = ${sql.lit(itemTypes.part)}
         and coalesce(e.qt_saldo, 0) < oi.qt_quantidade and not (select oculto from cego)
         and not exists (select from os_item_dispensa_valida d where d.nr_seq_os_item = oi.nr_sequencial))
    select nr_seq_os_item, substitutos from faltam where json_array_length(substitutos) > 0 order by nr_seq_os_item`;
}

/** Whether an order belongs to a maintenance plan. */
export async function isPlanOrder(db: CompanyDb, order: number): Promise<boolean> {
  const found = await execute(db)`
    select 1 from os where nr_sequencial = ${order} and nr_seq_veiculo_plano is not null`;
  return found === 1;
}
