import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';

/** Hands the vehicle back; nothing is answered when it was before. */
export async function updateVehicleReleased(tx: CompanyDb, order: number): Promise<string | undefined> {
  return maybe(tx, text)`
    update os set dt_liberado = feito_em()
     where nr_sequencial = ${order} and dt_liberado is null
    returning to_json(dt_liberado) #>> '{}' as dt_liberado`;
}

/** Vehicle on the lift or not; whether that is new. */
export async function updateLift(tx: CompanyDb, order: number, lift: 'S' | 'N'): Promise<boolean> {
  const written = await execute(tx)`
    update os set st_elevador = ${lift} where nr_sequencial = ${order} and st_elevador <> ${lift} returning 1`;
  return written === 1;
}

/** The order is done in the workshop, by this supplier; null: by its own people. */
export async function updateResident(tx: CompanyDb, order: number, supplier: number | null): Promise<void> {
  await execute(tx)`
    update os set st_origem = 'I', nr_seq_fornecedor = ${supplier} where nr_sequencial = ${order}`;
}

/** The order may be worked on. */
export async function updateApproved(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`update os set liberado = 'S' where nr_sequencial = ${order}`;
}

/** The open order of the branch with the plate and problem of a closed one; undefined: there is none. */
export async function findTwin(tx: CompanyDb, order: number): Promise<number | undefined> {
  return maybe(tx, number)`
    select a.nr_sequencial
      from os o
      join os a on a.nr_placa = o.nr_placa and a.nr_conjunto = o.nr_conjunto and a.nr_seq_filial = o.nr_seq_filial
                   and a.dt_final is null
     where o.nr_sequencial = ${order}`;
}

/** Opens a closed order again: not started, its executable items to do; past intervals stay as history. */
export async function updateReopened(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    with itens as (
      update os_item oi set dt_atendido = null, nr_seq_clifor = null
        from item i
       where oi.nr_seq_os = ${order} and i.nr_sequencial = oi.nr_seq_item and i.st_habilita_execucao = 'S')
    update os
       set st_os = 'A', dt_final = null, km_final = null, dt_inicial = null, dt_liberado = null, dt_reabertura = feito_em()
     where nr_sequencial = ${order}`;
}

const PurchaseRow = row({
  nr_sequencial: number,
  nr_oc: text.nullable(),
  ds_item: text.nullable(),
  dt_abertura: text,
  dt_fechamento: text.nullable(),
});
type PurchaseRow = z.infer<typeof PurchaseRow>;

const purchaseColumns = sql`
  oc.nr_sequencial, oc.nr_oc, i.ds_item, to_json(oc.dt_abertura) #>> '{}' as dt_abertura,
  to_json(oc.dt_fechamento) #>> '{}' as dt_fechamento`;

/** Opens a purchase order. */
export async function insertPurchase(
  tx: CompanyDb,
  purchase: { order: number; number: string; item: number | null },
): Promise<PurchaseRow | undefined> {
  return maybe(tx, PurchaseRow)`
    with oc as (
      insert into ordem_compra (nr_seq_os, nr_oc, nr_seq_item)
      values (${purchase.order}, ${purchase.number}, ${purchase.item})
      returning *)
    select ${purchaseColumns} from oc left join item i on i.nr_sequencial = oc.nr_seq_item`;
}

/** A purchase order of an order. */
export async function findPurchase(
  tx: CompanyDb,
  order: number,
  purchase: number,
): Promise<PurchaseRow | undefined> {
  return maybe(tx, PurchaseRow)`
    select ${purchaseColumns}
      from ordem_compra oc
      left join item i on i.nr_sequencial = oc.nr_seq_item
     where oc.nr_sequencial = ${purchase} and oc.nr_seq_os = ${order}`;
}

/** Closes a purchase order. */
export async function updatePurchaseClosed(tx: CompanyDb, purchase: number): Promise<void> {
  await execute(tx)`update ordem_compra set dt_fechamento = now() where nr_sequencial = ${purchase}`;
}

/** Whether pictures of a claim were uploaded. */
export async function hasClaimFiles(tx: CompanyDb, order: number): Promise<boolean> {
  const found = await execute(tx)`
    select 1 from anexo where nr_seq_os = ${order} and tp_origem = 'S' and dt_substituida is null limit 1`;
  return found === 1;
}

/** Marks an order as a claim; a later claim adds its note to that of the earlier one. */
export async function updateClaim(
  tx: CompanyDb,
  order: number,
  claim: { note: string; person: number },
): Promise<void> {
  await execute(tx)`
    update os
       set dt_sinistro = coalesce(dt_sinistro, now()), nr_seq_clifor_sinistro = ${claim.person},
           ds_observacao_sinistro = concat_ws(E'\n', ds_observacao_sinistro, nullif(${claim.note}, ''))
     where nr_sequencial = ${order}`;
}
