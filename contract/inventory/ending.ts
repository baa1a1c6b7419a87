import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { bigId, flag, id, idText, moment, unit } from '../core/fields.ts';
import { identityRefusals } from '../core/identity.ts';
import { amount, counter, counterIdentity, inventory } from './fields.ts';

/** Senders of the calls that end an inventory: counters who are approvers. */
const ending = { ...counter, needs: [...counter.needs, 'aprovacao'], command: true } as const;

export const inventoryEndCalls = {
  /**
   * What finishing would post, or has posted. While the inventory runs, for approvers; afterwards for all counters, except
   * where balances are withheld.
   */
  getInventoryResult: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getResultado/{id}',
    reads: ['inventario'],
    summary: 'Differences of an inventory',
    source: 'addition; issue: finishing shows differences first',
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({
      qt_itens: z.int(),
      /** Rows counted and not in doubt; without difference; not counted; waiting for a recount and therefore not posted. */
      qt_contados: z.int(),
      qt_iguais: z.int(),
      qt_nao_contados: z.int(),
      qt_recontagens: z.int(),
      /** Newest count; finishing with it is refused when there is a newer one. Null: none. */
      nr_seq_contagem: bigId.nullable(),
      diferencas: z.array(
        z.strictObject({
          nr_sequencial: id,
          ds_codigoitem: z.string(),
          ds_item: z.string(),
          cd_unidade: unit,
          qt_saldo_contagem: z.number(),
          nr_qtidade_contagem: z.number(),
          qt_diferenca: z.number(),
          /** Price of one, BRL: last purchase price, or the price known when the inventory ended; null: unknown. */
          vl_unitario: amount,
          vl_diferenca: amount,
          ds_contou: z.string(),
          dt_contagem: moment,
          /** S: to be counted again, not posted. */
          st_recontagem: flag,
          /** S: posting it would bring the balance below zero where that is not allowed. */
          st_negativo: flag,
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Every row of an inventory, for the printed sheet and for files. */
  listInventoryRows: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getFolha/{id}',
    summary: 'Every row of an inventory',
    source: 'addition; issue: printed or exported count sheet and result',
    params: z.strictObject({ id: idText }),
    answer: z.array(
      z.strictObject({
        /** Of the stock row. */
        nr_sequencial: id,
        ds_codigoitem: z.string(),
        ds_item: z.string(),
        cd_unidade: unit,
        ds_prateleira: z.string().nullable(),
        /** Balance at the count; of a row not counted the live one, or that of the end; null: withheld. */
        qt_saldo: amount,
        nr_qtidade: amount,
        qt_diferenca: amount,
        ds_contou: z.string().nullable(),
        dt_contagem: moment.nullable(),
        st_recontagem: flag,
      }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Asks for chosen rows to be counted again by another person. */
  requestRecount: defineCall({
    ...ending,
    method: 'POST',
    path: 'inventario/pedirRecontagem',
    changes: ['inventario'],
    summary: 'Ask for a recount',
    source: 'addition; issue: recount of chosen rows by another person',
    body: z.strictObject({ nr_seq_inventario: id, itens: z.array(id).min(1).max(500) }),
    /** Rows asked for: those counted that were not waiting already. */
    answer: z.strictObject({ qt_recontagens: z.int() }),
    refusals: ['NAO_ENCONTRADO', 'INVENTARIO_ENCERRADO'],
  }),
  /** Posts the difference of each counted row. Added: `nr_seq_contagem`, the newest count the approver saw. */
  finishInventory: defineCall({
    ...ending,
    method: 'POST',
    path: 'inventario/finalizarInventario',
    changes: ['inventario'],
    summary: 'Finish an inventory',
    source: 'C-137, INV-14, G-86',
    body: z.strictObject({ nr_seq_inventario: id, nr_seq_contagem: bigId.nullish(), ...counterIdentity }),
    answer: inventory,
    refusals: [...identityRefusals, 'INVENTARIO_ENCERRADO', 'INVENTARIO_MUDOU', 'INVENTARIO_NEGATIVO'],
  }),
  /** Ends an inventory without effect on stock. */
  cancelInventory: defineCall({
    ...ending,
    method: 'POST',
    path: 'inventario/cancelarInventario',
    changes: ['inventario'],
    summary: 'Cancel an inventory',
    source: 'C-138, INV-14, G-86',
    body: z.strictObject({ nr_seq_inventario: id, ...counterIdentity }),
    answer: inventory,
    refusals: [...identityRefusals, 'INVENTARIO_ENCERRADO'],
  }),
  /** Whether the branch counts blind: balances are then withheld from all but approvers while an inventory runs. */
  setBlindCount: defineCall({
    ...ending,
    method: 'POST',
    path: 'inventario/contagemCega',
    changes: ['inventario'],
    summary: 'Count blind, or not',
    source: 'addition; issue: blind mode as a branch setting',
    body: z.strictObject({ st_cego: flag }),
    answer: z.strictObject({ st_cego: flag }),
  }),
};
