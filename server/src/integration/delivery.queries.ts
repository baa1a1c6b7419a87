import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import { ticketKinds } from '../core/message-kinds.ts';
import { number, row, text } from '../core/row.ts';
import { LockState, Service } from './rules.ts';

/** A message this server has taken to send. */
export const TakenRow = row({
  nr_sequencial: number,
  nr_seq_os: number,
  tp_integracao: Service,
  nr_tipo: number.nullable(),
  js_envio: z.record(text, z.unknown()),
  qt_tentativas: number,
});
export type TakenRow = z.infer<typeof TakenRow>;

/** Seconds another server leaves a taken message alone: longer than any try lasts (SERVICES_TIMEOUT_MS). */
const lease = 30;

const takenColumns = sql`
  i.nr_sequencial, i.nr_seq_os, i.tp_integracao, i.nr_tipo, i.js_envio, i.qt_tentativas`;

/**
 * Takes messages that are due. Rows another server is just taking are skipped, taken ones wait for the lease:
 * no message is sent twice while its sender lives.
 */
export async function takeDue(db: CompanyDb, most: number): Promise<TakenRow[]> {
  return many(db, TakenRow)`
    update integracao i
       set qt_tentativas = i.qt_tentativas + 1, ds_erro = null, dt_proxima = now() + make_interval(secs => ${lease})
     where i.nr_sequencial in (
             select nr_sequencial from integracao
              where st_envio = 'P' and dt_proxima <= now()
              order by dt_proxima
              limit ${most}
                for update skip locked)
    returning ${takenColumns}`;
}

/** Takes the ticket message of an order now, also while it waits for its next try or was given up. */
export async function takeTicket(db: CompanyDb, order: number): Promise<TakenRow | undefined> {
  return maybe(db, TakenRow)`
    update integracao i
       set qt_tentativas = case when i.st_envio = 'F' then 1 else i.qt_tentativas + 1 end, st_envio = 'P',
           ds_erro = null, dt_proxima = now() + make_interval(secs => ${lease})
     where i.nr_seq_os = ${order} and i.tp_integracao = 'TICKET' and i.nr_tipo = ${ticketKinds.open}
       and (i.st_envio = 'F' or (i.st_envio = 'P' and (i.dt_proxima <= now() or i.ds_erro is not null)))
    returning ${takenColumns}`;
}

/** How far the ticket of an order is. */
export const TicketRow = row({
  st_envio: z.enum(['P', 'S', 'F']),
  nr_protocolo: text.nullable(),
  ds_erro: text.nullable(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** The ticket of an order. */
export async function findTicket(db: CompanyDb, order: number): Promise<TicketRow | undefined> {
  return maybe(db, TicketRow)`
    select st_envio, nr_protocolo, ds_erro
      from integracao
     where nr_seq_os = ${order} and tp_integracao = 'TICKET' and nr_tipo = ${ticketKinds.open}`;
}

/** The newest message to the lock of an order's equipment. */
export async function findLock(db: CompanyDb, order: number): Promise<LockState | undefined> {
  return maybe(db, LockState)`
    select nr_tipo, st_envio, (js_retorno ->> 'travada')::boolean as travada
      from integracao
     where nr_seq_os = ${order} and tp_integracao = 'TRAVA'
     order by nr_sequencial desc
     limit 1`;
}

/** A message arrived. */
export async function updateSent(
  tx: CompanyDb,
  message: number,
  delivered: { protocol: string | null; answer: Record<string, unknown> },
): Promise<void> {
  await execute(tx)`
    update integracao
       set st_envio = 'S', nr_protocolo = ${delivered.protocol}, js_retorno = ${JSON.stringify(delivered.answer)}::jsonb,
           dt_envio = now()
     where nr_sequencial = ${message}`;
}

/** A try failed: the next one after so many seconds, or never. */
export async function updateFailed(
  tx: CompanyDb,
  message: number,
  failure: { reason: string; wait: number | null },
): Promise<void> {
  await execute(tx)`
    update integracao
       set st_envio = case when ${failure.wait}::int is null then 'F' else 'P' end, ds_erro = ${failure.reason},
           dt_proxima = now() + make_interval(secs => coalesce(${failure.wait}::int, 0))
     where nr_sequencial = ${message}`;
}

const OrderScope = row({
  nr_seq_filial: number,
  nr_placa: text,
  departamento_os: text,
  st_origem: text,
  nr_seq_fornecedor: number.nullable(),
});

/** What an event tells about a message's order. */
export async function findOrderScope(tx: CompanyDb, order: number) {
  return one(tx, OrderScope)`
    select nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor
      from os where nr_sequencial = ${order}`;
}
