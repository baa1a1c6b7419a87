import { placeholderSupplier } from '@terminal/contract';
import { z } from 'zod';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, type Sql, sql } from '../core/db/sql.ts';
import { branchNames, inBranch } from '../core/fleet.queries.ts';
import { criticalityJson, otherBranch, subject } from '../core/order-subject.queries.ts';
import { keptFrom } from '../core/order-types.queries.ts';
import { number, row, text } from '../core/row.ts';
import { reachableBy, visibleTo } from './scope.queries.ts';
import { Facts, factsJson, newestInterval } from './situation.queries.ts';

/** Open orders answered of one vehicle. */
const mostOpen = 50;

const shown = {
  nr_sequencial: number,
  ds_tipo: text,
  ds_conjunto: text.nullable(),
  ds_filial: text.nullable(),
};

/** A vehicle with its orders. */
const Vehicle = row({
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_modelo: text.nullable(),
  ds_tipoveiculo: text,
  ds_conjunto: text.nullable(),
  ds_projeto: text.nullable(),
  ds_filial: text,
  st_veiculo: z.enum(['A', 'I']),
  tp_medidor: z.enum(['K', 'H']),
  km_atual: number,
  dt_parado: text.nullable(),
  abertas: row({
    ...shown,
    /** What determines its state. */
    fatos: Facts,
    criticidade: row({ nr_nivel: number, ds_criticidade: text, ds_titulo: text }).nullable(),
    dt_os: text,
    execucao: row({ ds_colaborador: text, dt_inicio: text }).nullable(),
  }).array(),
  /** One more than asked for, if there is one. */
  encerradas: row({
    ...shown,
    st_os: z.enum(['R', 'E']),
    dt_final: text,
    ds_colaborador: text.nullable(),
  }).array(),
});

/** Whether vehicle `v` is the session's to see: of its branch, or with an order it may see; a supplier needs an order. */
const isKnown = (actor: Actor): Sql => {
  const withOrder = sql`exists (select from os o where o.nr_placa = v.nr_placa and ${reachableBy(actor)})`;
  return actor.kind === 'supplier'
    ? withOrder
    : sql`(${inBranch(sql`v.nr_placa`, actor.branchId)} or ${withOrder})`;
};

/** Open orders of vehicle `v`, with what keeps it since when. */
const open = (actor: Actor): Sql => sql`
  select o.nr_sequencial, tp.ds_tipo, ${subject} as ds_conjunto, ${otherBranch(actor)} as ds_filial,
         ${factsJson(actor.personId)} as fatos, o.dt_os,
         ${criticalityJson} as criticidade,
         case when u.rodando then json_build_object('ds_colaborador', me.ds_colaborador, 'dt_inicio', u.dt_inicio) end as execucao,
         case when o.dt_liberado is null then ${keptFrom} end as parado
    from os o
    join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
    left join conjunto c on c.nr_sequencial = o.nr_conjunto
    left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
    ${newestInterval}
    left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
   where o.nr_placa = v.nr_placa and o.dt_final is null and ${reachableBy(actor)}
   order by o.dt_os, o.nr_sequencial
   limit ${sql.lit(mostOpen)}`;

/** Numbers of the closed orders of vehicle `v` first, so that only those are joined. */
const closed = (actor: Actor, most: number): Sql => sql`
  select o.nr_sequencial, tp.ds_tipo, ${subject} as ds_conjunto, ${otherBranch(actor)} as ds_filial, o.st_os, o.dt_final,
         coalesce(me.ds_colaborador, fo.ds_colaborador) as ds_colaborador
    from (select x.* from os x
           where x.nr_placa = v.nr_placa and x.dt_final is not null and ${visibleTo(actor, 'x')}
           order by x.dt_final desc, x.nr_sequencial desc
           limit ${most}) o
    join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
    left join conjunto c on c.nr_sequencial = o.nr_conjunto
    ${newestInterval}
    left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
    left join g_clifor fo on fo.nr_sequencial = o.nr_seq_fornecedor and fo.nr_sequencial <> ${sql.lit(placeholderSupplier)}
   order by o.dt_final desc, o.nr_sequencial desc`;

/** A vehicle by its plate; undefined when it is not the session's to see. @param most closed orders */
export async function findVehiclePage(db: CompanyDb, plate: string, actor: Actor, most: number) {
  return maybe(db, Vehicle)`
    select v.nr_placa, v.nr_frota, nullif(concat_ws(' ', v.ds_marca, v.ds_modelo), '') as ds_modelo, t.ds_tipoveiculo,
           v.ds_conjunto, v.st_veiculo, t.tp_medidor, v.km_atual, ${branchNames(sql`v.nr_placa`)} as ds_filial,
           (select string_agg(distinct op.ds_projeto, ', ')
              from veiculo_filial vf join operacao op on op.nr_sequencial = vf.nr_seq_operacao
             where vf.nr_placa = v.nr_placa and (${actor.branchId}::int is null or vf.nr_seq_filial = ${actor.branchId}::int))
             as ds_projeto,
           a.dt_parado, a.abertas, e.encerradas
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     cross join lateral (
           select to_json(min(x.parado)) #>> '{}' as dt_parado,
                  coalesce(json_agg(to_jsonb(x) - 'parado' order by x.dt_os, x.nr_sequencial), '[]') as abertas
             from (${open(actor)}) x) a
     cross join lateral (
           select coalesce(json_agg(x order by x.dt_final desc, x.nr_sequencial desc), '[]') as encerradas
             from (${closed(actor, most + 1)}) x) e
     where v.nr_placa = ${plate} and ${isKnown(actor)}`;
}
