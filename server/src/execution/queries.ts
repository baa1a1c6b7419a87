import { itemTypes } from '@terminal/contract';
import type { z } from 'zod';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, sql } from '../core/db/sql.ts';
import { otherBranch, subject } from '../core/order-subject.queries.ts';
import { moment, number, row, text } from '../core/row.ts';

/** An interval of work. */
export const IntervalRow = row({
  nr_sequencial: number,
  nr_seq_os: number,
  nr_seq_os_item: number.nullable(),
  nr_seq_clifor_inicio: number,
  dt_inicio: text,
});
export type IntervalRow = z.infer<typeof IntervalRow>;

/**
 * Opens a work interval and marks the order started. Unique indexes decide races: returns undefined when the order is being
 * worked on or the technician works elsewhere.
 */
export async function insertInterval(
  tx: CompanyDb,
  interval: { order: number; item: number | null; technician: number; supplier: boolean },
): Promise<IntervalRow | undefined> {
  return maybe(tx, IntervalRow)`
    with aberta as (
      insert into execucao (nr_seq_os, nr_seq_os_item, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_limite)
      values (${interval.order}, ${interval.item}, ${interval.technician}, ${interval.supplier ? 'S' : 'N'}, feito_em(),
              (select min(e.dt_inicio) from execucao e
                where e.nr_seq_clifor_inicio = ${interval.technician} and not ${interval.supplier}::boolean
                  and e.fornec_ext = 'N' and e.st_sobreposta = 'N' and e.dt_inicio > feito_em()))
          on conflict do nothing
      returning *),
    iniciada as (
      update os set st_os = 'P', dt_inicial = coalesce(os.dt_inicial, feito_em())
        from aberta
       where os.nr_sequencial = aberta.nr_seq_os)
    select nr_sequencial, nr_seq_os, nr_seq_os_item, nr_seq_clifor_inicio, to_json(dt_inicio) #>> '{}' as dt_inicio
      from aberta`;
}

/** Ends the pause of an order, because its work continues on it or on another order. */
export async function updatePauseOver(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    update execucao set dt_retomada = feito_em()
     where nr_seq_os = ${order} and tp_fim = 'P' and dt_retomada is null`;
}

const EarliestMoment = moment.nullable();

/**
 * Earliest effective time of a command stored without network: after the order's opening and reopening and earlier work on it.
 * A start falls on the first moment at or after `given` without other work of the technician, so that intervals never overlap
 * (not for supplier logins, which are shared by many people). A start given more than five minutes before the order was opened
 * counts from now, because the reporting clock must be wrong. A command that ends work must only follow that work. Rounded up
 * to whole milliseconds, the precision of the header.
 * @param given when it was given according to the terminal
 */
export async function findEarliestMoment(
  tx: CompanyDb,
  order: number,
  technician: { id: number; supplier: boolean },
  given: Date,
): Promise<Date | null> {
  const found = await maybe(tx, EarliestMoment)`
    with ordem as (
      select greatest(o.dt_os, o.dt_reabertura) as aberta,
             greatest(o.dt_os, o.dt_reabertura,
                      (select max(greatest(e.dt_inicio, e.dt_final, e.dt_retomada))
                         from execucao e where e.nr_seq_os = o.nr_sequencial)) as ultima,
             exists (select from execucao e
                      where e.nr_seq_os = o.nr_sequencial and e.dt_final is null) as em_curso
        from os o
       where o.nr_sequencial = ${order}),
    trabalho as (
      select e.dt_inicio, e.dt_final
        from execucao e
       where e.nr_seq_clifor_inicio = ${technician.id} and e.fornec_ext = 'N' and not ${technician.supplier}::boolean
         and e.st_sobreposta = 'N' and coalesce(e.dt_final, 'infinity') > ${given}::timestamptz),
    inicio as (
      select greatest(${given}::timestamptz, ultima) as dt from ordem)
    select date_trunc('milliseconds', interval '999 microseconds' +
           case when em_curso then ultima
                when ${given}::timestamptz < aberta - interval '5 minutes' then now()
                else (select min(livre.dt)
                        from (select dt from inicio
                              union all
                              select t.dt_final from trabalho t, inicio where t.dt_final > inicio.dt) livre
                       where not exists (select from trabalho t
                                          where t.dt_inicio <= livre.dt and coalesce(t.dt_final, 'infinity') > livre.dt))
           end) as ultima
      from ordem`;
  return found ?? null;
}

/** An order a technician works on, and its branch. */
export const OrderInWork = row({ nr_seq_os: number, nr_seq_filial: number, ds_filial: text });
export type OrderInWork = z.infer<typeof OrderInWork>;

/** Orders a technician works on now; supplier logins are excluded, because many people share one. */
export async function listRunningOrders(db: CompanyDb, technician: number): Promise<OrderInWork[]> {
  return many(db, OrderInWork)`
    select e.nr_seq_os, o.nr_seq_filial, f.ds_filial
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
      join filial f on f.nr_sequencial = o.nr_seq_filial
     where e.nr_seq_clifor_inicio = ${technician} and e.dt_final is null and e.fornec_ext = 'N'
     order by e.nr_seq_os`;
}

/** Plan orders among them. */
export async function listRunningPlans(db: CompanyDb, technician: number): Promise<number[]> {
  return many(db, number)`
    select e.nr_seq_os
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os and o.nr_seq_veiculo_plano is not null
     where e.nr_seq_clifor_inicio = ${technician} and e.dt_final is null
     order by e.nr_seq_os`;
}

/** A running interval with the data of the band shown on every screen. */
export const RunningRow = IntervalRow.extend({
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_conjunto: text.nullable(),
  ds_item: text.nullable(),
  /** Branch of the order when it is not the session's. */
  ds_filial: text.nullable(),
});
export type RunningRow = z.infer<typeof RunningRow>;

/** Running work of a person with the data of the band shown on every screen. */
export async function listRunning(
  db: CompanyDb,
  person: number,
  actor: Pick<Actor, 'branchId'>,
): Promise<RunningRow[]> {
  return many(db, RunningRow)`
    select e.nr_sequencial, e.nr_seq_os, e.nr_seq_os_item, e.nr_seq_clifor_inicio,
           to_json(e.dt_inicio) #>> '{}' as dt_inicio, o.nr_placa, v.nr_frota, ${subject} as ds_conjunto, i.ds_item,
           ${otherBranch(actor)} as ds_filial
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
      join veiculo v on v.nr_placa = o.nr_placa
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join os_item oi on oi.nr_sequencial = e.nr_seq_os_item
      left join item i on i.nr_sequencial = oi.nr_seq_item
     where e.nr_seq_clifor_inicio = ${person} and e.dt_final is null
     order by e.dt_inicio`;
}

/** Whether an entry of the catalogue is a part in use. */
export async function isPart(db: CompanyDb, item: number): Promise<boolean> {
  const found = await execute(db)`
    select from item where nr_sequencial = ${item} and nr_tipo = ${sql.lit(itemTypes.part)} and st_status = 'A'`;
  return found === 1;
}

/** Ends an interval as a pause with its reason. */
export async function updatePaused(
  tx: CompanyDb,
  interval: number,
  pause: { reason: number; part: number | null; note: string | null; person: number },
): Promise<void> {
  await execute(tx)`
    update execucao
       set dt_final = execucao.fim, tp_fim = 'P', nr_seq_motivo = ${pause.reason},
           nr_seq_item_peca = ${pause.part}, ds_observacao = ${pause.note}, nr_seq_clifor_final = ${pause.person}
     where nr_sequencial = ${interval}`;
}

/** The open pause of an order. */
export const PauseRow = row({
  nr_seq_clifor: number,
  ds_colaborador: text,
  justificativa: text,
  peca: text.nullable(),
  observacao: text.nullable(),
  dt_pausa: text,
});
export type PauseRow = z.infer<typeof PauseRow>;

/** The open pause of an order. */
export async function findPause(db: CompanyDb, order: number): Promise<PauseRow | undefined> {
  return maybe(db, PauseRow)`
    select e.nr_seq_clifor_inicio as nr_seq_clifor, g.ds_colaborador, m.ds_motivo as justificativa, i.ds_item as peca,
           e.ds_observacao as observacao, to_json(e.dt_final) #>> '{}' as dt_pausa
      from execucao e
      join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
      join motivo m on m.nr_sequencial = e.nr_seq_motivo
      left join item i on i.nr_sequencial = e.nr_seq_item_peca
     where e.nr_seq_os = ${order} and e.tp_fim = 'P' and e.dt_retomada is null
     order by e.dt_inicio desc
     limit 1`;
}

/** Whether a purchase order of an order is open. */
export async function hasOpenPurchase(db: CompanyDb, order: number): Promise<boolean> {
  const found = await execute(db)`
    select 1 from ordem_compra where nr_seq_os = ${order} and dt_fechamento is null limit 1`;
  return found === 1;
}

/** The order an item is on. */
export async function findOrderOf(db: CompanyDb, item: number): Promise<number | undefined> {
  return maybe(db, number)`
    select nr_seq_os from os_item where nr_sequencial = ${item}`;
}
