import { itemTypes } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { continueOrder } from '../core/new-order.queries.ts';
import { bool, number, row } from '../core/row.ts';

interface Ending {
  person: number;
  how: 'F' | 'C' | 'T';
}

const workOver = (order: number, { person, how }: Ending) => sql`
    update execucao
       set dt_final = coalesce(dt_final, execucao.fim),
           tp_fim = coalesce(tp_fim, ${how}),
           nr_seq_clifor_final = coalesce(nr_seq_clifor_final, ${person}),
           dt_retomada = case when tp_fim = 'P' then feito_em() end
     where nr_seq_os = ${order} and (dt_final is null or (tp_fim = 'P' and dt_retomada is null))`;

/** Ends the present work of an order: a running interval as finished (F), cancelled (C) or transferred (T), an open pause now. */
export async function updateWorkOver(tx: CompanyDb, order: number, ending: Ending): Promise<void> {
  await execute(tx)`${workOver(order, ending)}`;
}

/** Ends the work on an item: the item is attended, and its running or paused work finished. */
export async function updateAttended(
  tx: CompanyDb,
  order: number,
  done: { item: number; person: number },
): Promise<void> {
  await execute(tx)`
    with feito as (
      update os_item
         set dt_atendido = feito_em(), nr_seq_clifor = ${done.person}
       where nr_sequencial = ${done.item})
    ${workOver(order, { person: done.person, how: 'F' })}`;
}

/**
 * Adds a service named at the end of the work, as done and with the interval's hours.
 * @returns its number among the order's items; undefined when the catalogue has no such service
 */
export async function insertDoneService(
  tx: CompanyDb,
  done: { order: number; service: number; interval: number | null; person: number },
): Promise<number | undefined> {
  return maybe(tx, number)`
    with servico as (
      insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, dt_atendido, nr_seq_clifor)
      select ${done.order}, i.nr_sequencial, 1, feito_em(), ${done.person}
        from item i
       where i.nr_sequencial = ${done.service} and i.nr_tipo = ${sql.lit(itemTypes.service)} and i.st_status = 'A'
      returning nr_sequencial),
    horas as (
      update execucao e set nr_seq_os_item = s.nr_sequencial from servico s where e.nr_sequencial = ${done.interval})
    select nr_sequencial from servico`;
}

/**
 * Records a price given when work ended; the order's total grows with it (trigger os_preco_total).
 * @returns its number
 */
export async function insertPrice(
  tx: CompanyDb,
  told: { order: number; item: number | null; price: number; person: number },
): Promise<number> {
  return one(tx, number)`
    insert into os_preco (nr_seq_os, nr_seq_os_item, vl_total, nr_seq_clifor)
    values (${told.order}, ${told.item}, ${told.price}, ${told.person})
    returning nr_sequencial`;
}

const ToldPrice = row({
  nr_seq_clifor: number.nullable(),
  nr_seq_os_item: number.nullable(),
  replaced: bool,
});

/** A price told on an order, with what decides on its correction. The caller holds the order's lock. */
export const findPrice = (tx: CompanyDb, order: number, price: number) =>
  maybe(tx, ToldPrice)`
    select nr_seq_clifor, nr_seq_os_item, dt_substituida is not null as replaced
      from os_preco
     where nr_sequencial = ${price} and nr_seq_os = ${order}`;

/** Marks a price as corrected: it no longer counts (trigger os_preco_total_corrigido). */
export async function updatePriceReplaced(tx: CompanyDb, price: number): Promise<void> {
  await execute(tx)`update os_preco set dt_substituida = now() where nr_sequencial = ${price}`;
}

/** Stores further input of the closing: external note, fire numbers of tyres (G-56). */
export async function updateClosingNotes(
  tx: CompanyDb,
  order: number,
  notes: { note: string | null; tyreServed: string | null; tyreFitted: string | null },
): Promise<void> {
  await execute(tx)`
    update os o
       set ds_obs_externa = coalesce(${notes.note}, o.ds_obs_externa),
           pneu_atendimento = coalesce(${notes.tyreServed}, o.pneu_atendimento),
           pneu_novo = coalesce(${notes.tyreFitted}, o.pneu_novo)
     where o.nr_sequencial = ${order}`;
}

/** The reason of a roadside rescue. */
export async function updateRescueReason(tx: CompanyDb, rescue: number, reason: number): Promise<void> {
  await execute(tx)`update socorro_emrota set nr_seq_motivo = ${reason} where nr_sequencial = ${rescue}`;
}

/** Copies a paused order for the technician who takes it over and moves its open items (G-42). */
export async function insertTransitionOrder(tx: CompanyDb, original: number): Promise<number> {
  return one(tx, number)`
    with nova as (
      ${continueOrder(original)}
      returning nr_sequencial),
    movidos as (
      update os_item oi set nr_seq_os = nova.nr_sequencial
        from nova
       where oi.nr_seq_os = ${original}
         and (oi.dt_atendido is null
              or exists (select from os_item_dispensa_valida d where d.nr_seq_os_item = oi.nr_sequencial)))
    select nr_sequencial from nova`;
}
