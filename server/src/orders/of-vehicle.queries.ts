import { placeholderSupplier } from '@terminal/contract';
import { z } from 'zod';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
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

/** Orders of a vehicle. */
const OfVehicle = row({
  /** Since when one of the open orders keeps it. */
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
    liberado: z.enum(['S', 'N']),
    dt_final: text,
    ds_colaborador: text.nullable(),
  }).array(),
});

/** Open orders of a vehicle, with what keeps it since when. */
const open = (plate: string, actor: Actor): Sql => sql`
  select o.nr_sequencial, tp.ds_tipo, ${subject} as ds_conjunto, ${otherBranch(actor)} as ds_filial,
         ${factsJson(actor.personId)} as fatos, o.dt_os,
         ${criticalityJson} as criticidade,
         case when u.rodando then json_build_object('ds_colaborador', me.ds_colaborador, 'dt_inicio', u.dt_inicio) end as execucao,
         case when o.dt_liberado is null then greatest(${keptFrom}, o.dt_reabertura) end as parado
    from os o
    join veiculo v on v.nr_placa = o.nr_placa
    join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
    left join conjunto c on c.nr_sequencial = o.nr_conjunto
    left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
    ${newestInterval}
    left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
   where o.nr_placa = ${plate} and o.dt_final is null and ${reachableBy(actor)}
   order by o.dt_os, o.nr_sequencial
   limit ${sql.lit(mostOpen)}`;

/** Numbers of the closed orders of a vehicle first, so that only those are joined. */
const closed = (plate: string, actor: Actor, most: number): Sql => sql`
  select o.nr_sequencial, tp.ds_tipo, ${subject} as ds_conjunto, ${otherBranch(actor)} as ds_filial, o.st_os, o.liberado,
         o.dt_final,
         coalesce(me.ds_colaborador, fo.ds_colaborador) as ds_colaborador
    from (select x.* from os x
           where x.nr_placa = ${plate} and x.dt_final is not null and ${visibleTo(actor, 'x')}
           order by x.dt_final desc, x.nr_sequencial desc
           limit ${most}) o
    join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
    left join conjunto c on c.nr_sequencial = o.nr_conjunto
    ${newestInterval}
    left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
    left join g_clifor fo on fo.nr_sequencial = o.nr_seq_fornecedor and fo.nr_sequencial <> ${sql.lit(placeholderSupplier)}
   order by o.dt_final desc, o.nr_sequencial desc`;

/**
 * The orders of a vehicle that a session may see: open ones, the oldest first, and closed ones by their end, the newest first.
 * @param most closed orders
 */
export async function findOrdersOfVehicle(db: CompanyDb, plate: string, actor: Actor, most: number) {
  return one(db, OfVehicle)`
    select a.dt_parado, a.abertas, e.encerradas
      from (select to_json(min(x.parado)) #>> '{}' as dt_parado,
                   coalesce(json_agg(to_jsonb(x) - 'parado' order by x.dt_os, x.nr_sequencial), '[]') as abertas
              from (${open(plate, actor)}) x) a
     cross join (select coalesce(json_agg(x order by x.dt_final desc, x.nr_sequencial desc), '[]') as encerradas
                   from (${closed(plate, actor, most + 1)}) x) e`;
}
