import { placeholderSupplier, releaseReason } from '@terminal/contract';
import { type OrderFact, type OrderFacts, orderFacts } from '@terminal/contract/order-facts';
import { z } from 'zod';
import { type Sql, sql } from '../core/db/sql.ts';
import { bool, row, yesNo } from '../core/row.ts';
import { allowedTime } from '../core/sla.queries.ts';

/**
 * Joins the newest work interval of an order `o` as `u`: running, paused, or the last that ended.
 * By the state machine an open pause is always the newest interval, so one look-up gives all three.
 */
export const newestInterval = sql`
  left join lateral (
    select e.nr_sequencial, e.nr_seq_os_item, e.nr_seq_clifor_inicio, e.nr_seq_clifor_final, e.dt_inicio, e.dt_final,
           e.nr_seq_motivo, e.dt_final is null as rodando,
           coalesce(e.tp_fim = 'P' and e.dt_retomada is null, false) as pausada
      from execucao e
     where e.nr_seq_os = o.nr_sequencial and o.st_os in ('P', 'L', 'R')
     order by e.dt_inicio desc, e.nr_sequencial desc
     limit 1) u on true`;

/** Who last reopened order `o` and why, from its events. An order that continues a reopened one has only the moment. */
export const reopening = sql`
  case when o.dt_reabertura is not null then (
    select json_build_object('ds_colaborador', max(g.ds_colaborador), 'ds_motivo', max(ev.motivo))
      from (select e.nr_seq_clifor, e.js_dados ->> 'motivo' as motivo
              from evento e
             where e.nr_seq_os = o.nr_sequencial and e.ds_evento = 'os.reaberta'
             order by e.nr_sequencial desc limit 1) ev
      left join g_clifor g on g.nr_sequencial = ev.nr_seq_clifor) end`;

/** Reason of a pause, motivo `mo`, of order `o`; work that rested for a release that came waits to be continued. */
export const restReason = sql`
  case when o.st_os = 'P' and mo.ds_motivo = ${sql.lit(releaseReason)} then 'LIBERADA, A CONTINUAR' else mo.ds_motivo end`;

/** The part for which interval `u` is paused has arrived, and the notice was not dismissed. */
export const partCame = sql`
  exists (select from peca_chegada pc where pc.nr_seq_execucao = u.nr_sequencial and pc.dt_dispensa is null)`;

/** What is being done on order `o`, was paused or was done last, by interval `u`, its person `me` and its reason `mo`. */
export const workColumns = sql`
  case when u.nr_sequencial is not null then json_build_object('nr_seq_clifor_inicio', u.nr_seq_clifor_inicio,
       'dt_inicio', u.dt_inicio) end as execucao_inicio,
  case when u.nr_sequencial is not null and not u.rodando and not u.pausada
       then json_build_object('dt_final', u.dt_final,
       'tecnico_final', json_build_object('ds_colaborador', me.ds_colaborador)) end as execucao_final,
  case when u.pausada then json_build_object('ds_motivo', ${restReason}, 'dt_pausa', u.dt_final,
       'nr_seq_clifor', u.nr_seq_clifor_inicio, 'peca_chegou', ${partCame}) end as pausa`;

/** Number of the item of order `o` whose work, interval `u`, is running or paused; null: the order as a whole, or nothing is. */
export const itemInHand = sql`
  case when o.st_os = 'P' and (u.rodando or u.pausada) then u.nr_seq_os_item end`;

/** Whether order `o` is of a plan (V) or not (O): `tp_os`. */
export const planOrOther = sql`case when o.nr_seq_veiculo_plano is null then 'O' else 'V' end`;

/** Order `o` is of a plan, has items, and each of them is done or dispensed. */
const settled = sql`
  (o.nr_seq_veiculo_plano is not null
   and (select bool_and(oi.dt_atendido is not null) from os_item oi where oi.nr_seq_os = o.nr_sequencial))`;

/** What factsJson writes. */
export const Facts = row({
  st_os: z.enum(['A', 'P', 'L', 'R', 'E']),
  liberado: yesNo,
  // One column for each fact.
  ...(Object.fromEntries(orderFacts.map((fact) => [fact, bool])) as Record<OrderFact, typeof bool>),
}) satisfies z.ZodType<OrderFacts>;

/**
 * The facts of order `o` with interval `u`, problem `c` and vehicle `v` as JSON: OrderFacts of contract/orders/facts.ts,
 * from which contract/orders/rules.ts derives the situation and the permitted commands.
 * @param person whose own work counts as `own`; null: anybody's
 */
export const factsJson = (person: number | null): Sql => sql`
  json_build_object('st_os', o.st_os, 'liberado', o.liberado,
    'running', coalesce(u.rodando, false), 'paused', coalesce(u.pausada, false), 'settled', coalesce(${settled}, false),
    'own', coalesce((u.rodando or u.pausada) and ${person === null ? sql`true` : sql`u.nr_seq_clifor_inicio = ${person}`}, false),
    'plan', o.nr_seq_veiculo_plano is not null,
    'supplierMissing', coalesce(o.st_origem = 'E' and o.nr_seq_fornecedor = ${sql.lit(placeholderSupplier)}, false),
    'purchaseOpen', coalesce(u.pausada, false) and exists (
       select 1 from ordem_compra oc where oc.nr_seq_os = o.nr_sequencial and oc.dt_fechamento is null),
    'external', o.st_origem = 'E', 'refuel', coalesce(c.tp_os_conjunto = 'C', false),
    'warehouse', o.departamento_os = 'ARMAZEM', 'contract', v.st_contrato_vamos = 'S',
    'released', o.dt_liberado is not null,
    'assigned', coalesce(o.st_origem = 'I' and o.nr_seq_fornecedor <> ${sql.lit(placeholderSupplier)}, false),
    'outOfTerm', o.dt_final is not null and os_fora_do_prazo(o.dt_final))`;

/** Time order `o` is allowed as hours and minutes, beyond a day too (LIST-29). */
export const slaText = sql`
  (to_char(extract(epoch from ${allowedTime})::int / 3600, 'FM9900') || ':'
    || lpad((extract(epoch from ${allowedTime})::int / 60 % 60)::text, 2, '0'))`;
