import { z } from 'zod';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, sql } from '../core/db/sql.ts';
import { criticalityJson, otherBranch, subject } from '../core/order-subject.queries.ts';
import { bool, number, row, text } from '../core/row.ts';
import { beginsLike, fleetCode, hasWords, plateCode } from '../core/words.queries.ts';
import { reachableBy } from './scope.queries.ts';
import type { SearchTerm } from './search.rules.ts';
import { Facts, factsJson, newestInterval } from './situation.queries.ts';

/** Limits: vehicles matching a code, orders examined of each, problems matching the words, and orders answered. */
const most = { vehicles: 8, ofVehicle: 8, problems: 50, orders: 20 } as const;

const Found = row({
  nr_sequencial: number,
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_tipo: text,
  ds_grupo: text.nullable(),
  ds_conjunto: text.nullable(),
  /** What determines its state. */
  fatos: Facts,
  st_origem: z.enum(['I', 'E']),
  dt_os: text,
  dt_final: text.nullable(),
  exata: bool,
  ds_filial: text.nullable(),
  criticidade: row({ nr_nivel: number, ds_criticidade: text, ds_titulo: text }).nullable(),
}).array();

/**
 * Orders by number, plate, fleet number or, while they are open, the words of their problem: open ones first, among them the
 * exact ones, then the oldest; closed ones newest first. One statement: short look-ups choose the numbers, only the chosen
 * rows are joined.
 */
export async function searchOrders(db: CompanyDb, actor: Actor, term: SearchTerm) {
  const { code, number, words } = term;
  const beginning = `${code}%`;
  return one(db, Found)`
    with veiculos as materialized (
      select v.nr_placa, coalesce(${fleetCode} = ${code}, false) or ${plateCode} = ${code} as exata
        from veiculo v
       where ${beginsLike(code)}
         and exists (select from os o where o.nr_placa = v.nr_placa and ${reachableBy(actor)})
       order by 2 desc, 1
       limit ${sql.lit(most.vehicles)}),
    achadas as (
      select o.nr_sequencial, true as exata from os o
       where o.nr_sequencial = ${number} and ${reachableBy(actor)}
      union all
      select o.nr_sequencial, false from os o
       where ${number !== null} and o.dt_final is null and ${reachableBy(actor)}
         and (o.nr_sequencial::text like ${beginning} or o.nr_sequencial::text like ${`%${code}`})
      union all
      select d.nr_sequencial, v.exata
        from veiculos v
       cross join lateral (
             select o.nr_sequencial from os o
              where o.nr_placa = v.nr_placa and ${reachableBy(actor)}
              order by o.dt_final is null desc, o.dt_os desc
              limit ${sql.lit(most.ofVehicle)}) d),
    problemas as materialized (
      select c.nr_sequencial
        from conjunto c
        join segmento s on s.nr_sequencial = c.nr_seq_segmento
       where ${words.length > 0} and ${hasWords(sql`concat_ws(' ', c.ds_conjunto, s.ds_grupo)`, words)}
       limit ${sql.lit(most.problems)}),
    por_problema as (
      select o.nr_sequencial, false as exata
        from os o
       where o.dt_final is null and ${reachableBy(actor)}
         and o.nr_conjunto = any (array(select nr_sequencial from problemas))
       order by o.dt_os
       limit ${sql.lit(most.orders)}),
    unicas as (
      select nr_sequencial, bool_or(exata) as exata
        from (select * from achadas union all select * from por_problema) todas
       group by 1)
    select coalesce(json_agg(to_json(linha)), '[]') as dados
      from (select o.nr_sequencial, o.nr_placa, v.nr_frota, tp.ds_tipo, s.ds_grupo, ${subject} as ds_conjunto,
                   ${factsJson(actor.personId)} as fatos, o.st_origem,
                   o.dt_os, o.dt_final, a.exata, ${otherBranch(actor)} as ds_filial,
                   ${criticalityJson} as criticidade
              from unicas a
              join os o on o.nr_sequencial = a.nr_sequencial
              join veiculo v on v.nr_placa = o.nr_placa
              join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
              left join conjunto c on c.nr_sequencial = o.nr_conjunto
              left join segmento s on s.nr_sequencial = c.nr_seq_segmento
              left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
              ${newestInterval}
             order by o.dt_final is null desc, a.exata desc,
                      case when o.dt_final is null then o.dt_os end, o.dt_os desc, o.nr_sequencial
             limit ${sql.lit(most.orders)}) linha`;
}
