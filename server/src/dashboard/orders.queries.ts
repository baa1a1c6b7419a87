import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { subject } from '../core/order-subject.queries.ts';
import { isUnplanned } from '../core/order-types.queries.ts';
import { text } from '../core/row.ts';
import { type BranchScope, ofBranch, ticketSent, windowStart } from './queries.ts';

type Asked = CheckedInput<'listDashboardOrders'>['query'];
type Counter = keyof AnswerOf<'getDashboardCounters'>;

/** Most orders shown behind a figure. */
const most = 500;

const open = sql`o.dt_final is null`;
const ownWork = (department: 'FROTA' | 'ARMAZEM') => sql`
  ${open} and o.liberado = 'S' and o.dt_reabertura is null and o.st_origem = 'I'
  and ${isUnplanned} and o.departamento_os = ${sql.lit(department)}`;

/** What each counter counts; the lists of the orders area count the same (G-75). */
const counted: Record<Counter, Sql> = {
  os_frota: ownWork('FROTA'),
  os_armazem: ownWork('ARMAZEM'),
  os_externas: sql`${open} and o.st_origem = 'E' and o.liberado = 'S' and o.dt_reabertura is null`,
  os_reabertas: sql`${open} and o.liberado = 'S' and o.dt_reabertura is not null`,
  os_ag_aprovacao: sql`${open} and o.liberado = 'N'`,
  os_ticketlog: sql`${open} and ${ticketSent}`,
};

/** The orders of a row of the dashboard, newest first, with their number. An unknown row has no orders. */
export async function listOrdersOf(db: CompanyDb, scope: BranchScope, asked: Asked): Promise<JsonText> {
  const dados = await one(db, text)`
    with achadas as materialized (
      select o.nr_sequencial, o.dt_os from os o where ${ofBranch(scope)} and ${conditionOf(scope, asked)}),
    mostradas as (select * from achadas order by dt_os desc, nr_sequencial desc limit ${sql.lit(most)})
    select json_build_object('total', (select count(*) from achadas), 'data', coalesce((
             select json_agg(json_build_object('nr_sequencial', o.nr_sequencial, 'nr_placa', o.nr_placa,
                      'tipo', t.ds_tipo, 'segmento', s.ds_grupo, 'problema', ${subject}, 'st_os', o.st_os,
                      'dt_os', o.dt_os, 'dt_final', o.dt_final) order by o.dt_os desc, o.nr_sequencial desc)
               from mostradas
               join os o using (nr_sequencial)
               join tipo_os t on t.nr_sequencial = o.nr_seq_tipo
               left join conjunto c on c.nr_sequencial = o.nr_conjunto
               left join segmento s on s.nr_sequencial = c.nr_seq_segmento), '[]'))::text as dados`;
  return new JsonText(dados);
}

function conditionOf(scope: BranchScope, { grupo, valor }: Asked): Sql {
  const inWindow = sql`o.dt_os >= ${windowStart(scope)}`;
  if (grupo === 'contador') return isCounter(valor) ? counted[valor] : sql`false`;
  if (grupo === 'placa') return sql`${inWindow} and o.nr_placa = ${valor}`;
  if (grupo === 'tipo')
    return sql`${inWindow} and o.nr_seq_tipo = (select t.nr_sequencial from tipo_os t where t.ds_tipo = ${valor})`;
  const number = /^\d{1,9}$/.test(valor) ? Number(valor) : -1;
  if (grupo === 'problema') return sql`${inWindow} and o.nr_conjunto = ${number}`;
  if (grupo === 'criticidade')
    return number === 0
      ? sql`${open} and o.nr_seq_criticidade is null`
      : sql`${open} and o.nr_seq_criticidade = ${number}`;
  return sql`o.nr_sequencial in (select e.nr_seq_os from execucao e
                                  where e.nr_seq_clifor_inicio = ${number} and e.dt_inicio >= ${windowStart(scope)})`;
}

const isCounter = (name: string): name is Counter => Object.hasOwn(counted, name);
