import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';

/** A message this server has taken to send. */
const TakenMessage = row({
  nr_sequencial: number,
  nr_seq_webhook: number,
  cd_mensagem: text,
  js_envio: z.record(text, z.unknown()),
  qt_tentativas: number,
  ds_endereco: text,
  nr_segredo: number,
  segredo_novo: bool,
});
export type TakenMessage = z.infer<typeof TakenMessage>;

/** Seconds another server leaves a taken message alone: longer than any try lasts (SERVICES_TIMEOUT_MS). */
const lease = 30;

/** Takes messages that are due; rows another server is just taking are skipped, taken ones wait for the lease. */
export function takeDue(db: CompanyDb, most: number): Promise<TakenMessage[]> {
  return many(db, TakenMessage)`
    update webhook_envio e
       set qt_tentativas = e.qt_tentativas + 1, dt_proxima = now() + make_interval(secs => ${lease})
      from webhook w
     where w.nr_sequencial = e.nr_seq_webhook
       and e.nr_sequencial in (
             select p.nr_sequencial from webhook_envio p
               join webhook v on v.nr_sequencial = p.nr_seq_webhook and v.st_status = 'A'
              where p.st_envio = 'P' and p.dt_proxima <= now()
              order by p.dt_proxima
              limit ${most}
                for update of p skip locked)
    returning e.nr_sequencial, e.nr_seq_webhook, e.cd_mensagem, e.js_envio, e.qt_tentativas, w.ds_endereco, w.nr_segredo,
              w.dt_segredo > now() - interval '1 day' as segredo_novo`;
}

/** A message was taken by its receiver. */
export async function updateTaken(db: CompanyDb, message: number, status: number): Promise<void> {
  await execute(db)`
    update webhook_envio set st_envio = 'S', dt_envio = now(), nr_http = ${status}, ds_erro = null
     where nr_sequencial = ${message}`;
}

/** A try failed: the next one after so many seconds, or never. */
export async function updateNotTaken(
  db: CompanyDb,
  message: number,
  failure: { status: number | null; reason: string; wait: number | null },
): Promise<void> {
  await execute(db)`
    update webhook_envio
       set st_envio = case when ${failure.wait}::int is null then 'F' else 'P' end, nr_http = ${failure.status},
           ds_erro = ${failure.reason}, dt_proxima = now() + make_interval(secs => coalesce(${failure.wait}::int, 0))
     where nr_sequencial = ${message}`;
}

/** Switches a webhook off whose receiver wants nothing any more. */
export async function updateGone(db: CompanyDb, webhook: number): Promise<void> {
  await execute(db)`update webhook set st_status = 'D' where nr_sequencial = ${webhook} and st_status = 'A'`;
}
