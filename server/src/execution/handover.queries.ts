import { releaseReason } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, one } from '../core/db/sql.ts';
import { number } from '../core/row.ts';

/** Cancels an order with its reason. */
export async function updateCancelled(tx: CompanyDb, order: number, reason: number): Promise<void> {
  await execute(tx)`
    update os set st_os = 'E', dt_final = feito_em(), nr_seq_motivo_cancelamento = ${reason}
     where nr_sequencial = ${order}`;
}

/** Hands an order to a supplier, who starts it anew; past intervals stay. */
export async function updateSent(tx: CompanyDb, order: number, supplier: number): Promise<void> {
  await execute(tx)`
    update os set st_origem = 'E', nr_seq_fornecedor = ${supplier}, st_os = 'A', dt_inicial = null
     where nr_sequencial = ${order}`;
}

/** Gives an external order another supplier. */
export async function updateSupplier(tx: CompanyDb, order: number, supplier: number): Promise<void> {
  await execute(tx)`update os set nr_seq_fornecedor = ${supplier} where nr_sequencial = ${order}`;
}

/** Sets an order to await its release; running work becomes a pause with the system's reason. */
export async function updateAwaiting(tx: CompanyDb, order: number, person: number): Promise<void> {
  await execute(tx)`
    with espera as (
      update os set st_os = 'L' where nr_sequencial = ${order})
    update execucao
       set dt_final = execucao.fim, tp_fim = 'P', nr_seq_clifor_final = ${person},
           nr_seq_motivo = (select nr_sequencial from motivo
                             where tp_motivo = 'PAUSA' and ds_motivo = ${releaseReason})
     where nr_seq_os = ${order} and dt_final is null`;
}

/** Ends the wait for release; the order is started or not, as before. */
export async function updateReleased(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    update os
       set dt_liberado = coalesce(dt_liberado, feito_em()), st_os = case when dt_inicial is null then 'A' else 'P' end
     where nr_sequencial = ${order}`;
}

/** Adds a note to an interval. @returns its number */
export async function insertNote(
  tx: CompanyDb,
  note: { interval: number; person: number; text: string },
): Promise<number> {
  return one(tx, number)`
    insert into execucao_nota (nr_seq_execucao, nr_seq_clifor, ds_nota)
    values (${note.interval}, ${note.person}, ${note.text})
    returning nr_sequencial`;
}
