import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigId, done, id, money, text } from '../core/fields.ts';
import { identity, workIdentity } from '../core/identity.ts';
import { orderItem } from '../orders/order.ts';
import { sendersOf } from '../orders/senders.ts';

import {
  changeRefusals,
  entry,
  entryRefusals,
  itemRefusals,
  ofOrder,
  oneOfOrder,
  quantity,
  removalRefusals,
  substitute,
} from './fields.ts';

/** Services and parts of an order. */
export const itemsCalls = {
  /** Items of an order with the work done on them. */
  listOrderItems: defineCall({
    method: 'GET',
    path: 'os/{id}/itens',
    kept: { most: 50 },
    reads: ['os', 'exec', 'integracao'],
    summary: 'Items of an order',
    source: 'doc 2 §7, C-051, ITEMS-01',
    who: everyone,
    params: ofOrder,
    answer: z.array(orderItem),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** One item of an order. */
  getOrderItem: defineCall({
    method: 'GET',
    path: 'os/{id}/itens/{itemId}',
    summary: 'One item of an order',
    source: 'doc 2 §7, C-052, ITEMS-01',
    who: everyone,
    params: oneOfOrder,
    answer: orderItem,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Adds a service or a part to an open order; a part of the branch's stock is taken from it at once (G-52). */
  addItem: defineCall({
    method: 'POST',
    path: 'os/{id}/itens',
    changes: ['os'],
    summary: 'Add a service or part to an order',
    source: 'doc 2 §5 and §7, C-053, ITEMS-01, ITEMS-08..13',
    who: sendersOf('itens'),
    command: true,
    params: ofOrder,
    body: z.strictObject({ nr_seq_item: id.nullish(), ...entry, ...workIdentity }),
    answer: orderItem,
    refusals: [...entryRefusals],
  }),
  /** Changes quantity or price of an item, or ticks it as attended; stock follows the quantity. */
  changeItem: defineCall({
    method: 'PUT',
    path: 'os/{id}/itens/{itemId}',
    changes: ['os'],
    summary: 'Change an item of an order',
    source: 'doc 2 §7, C-054, ITEMS-01',
    who: sendersOf('itens'),
    command: true,
    params: oneOfOrder,
    body: z.strictObject({
      quantidade: quantity,
      precoTotal: money.nullish(),
      item_atendido: z.boolean().optional(),
      ...workIdentity,
    }),
    answer: orderItem,
    refusals: [...changeRefusals],
  }),
  /** Takes an item off an open order; what it took from stock goes back. */
  removeItem: defineCall({
    method: 'DELETE',
    path: 'os/{id}/itens/{itemId}',
    changes: ['os'],
    summary: 'Remove an item of an order',
    source: 'doc 2 §7 and §8, C-055, ITEMS-01, ITEMS-12',
    who: sendersOf('itens'),
    command: true,
    params: oneOfOrder,
    body: z.strictObject(workIdentity),
    answer: done,
    refusals: [...removalRefusals],
  }),
  /** Marks parts of the order as taken: each with its quantity, from the branch's stock unless a supplier brings them. */
  takeParts: defineCall({
    method: 'POST',
    path: 'os/{id}/itens/retirada',
    changes: ['os'],
    summary: 'Take the parts of an order',
    source: 'addition; docs/stock.md, ITEMS-14',
    who: sendersOf('itens'),
    command: true,
    params: ofOrder,
    body: z.strictObject({ itens: z.array(bigId).max(200), ...workIdentity }),
    answer: z.array(orderItem),
    refusals: [
      ...itemRefusals,
      'ITEM_INCOMPLETO',
      'ITEM_JA_ATENDIDO',
      'PECA_DA_OFICINA',
      'ESTOQUE_INSUFICIENTE',
      'QUANTIDADE_INTEIRA',
    ],
  }),
  /** Parts of a plan's order still to take of which too little is there, each with what may be used in its place. */
  listSubstitutes: defineCall({
    method: 'GET',
    path: 'os/{id}/substitutos',
    reads: ['os', 'estoque'],
    summary: 'What may be used in the place of missing parts of an order',
    source: 'addition; docs/stock.md',
    who: everyone,
    params: ofOrder,
    answer: z.array(z.strictObject({ nr_seq_os_item: bigId, substitutos: z.array(substitute) })),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Dispenses an item of the plan with a reason: it need not be done and stays on the order. */
  dispenseItem: defineCall({
    method: 'POST',
    path: 'os/{id}/itens/{itemId}/dispensa',
    changes: ['os'],
    summary: 'Dispense an item of a plan order',
    source: 'addition; docs/planning.md, G-37',
    who: sendersOf('dispensar'),
    command: true,
    params: oneOfOrder,
    body: z.strictObject({ motivo: text(300), ...identity }),
    answer: orderItem,
    refusals: [
      ...itemRefusals,
      'OS_SEM_PLANO',
      'ITEM_FORA_DO_PLANO',
      'ITEM_JA_ATENDIDO',
      'ITEM_DISPENSADO',
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
  }),
  /** Withdraws the dispensation of an item, with the reason: the item has to be done again; both facts stay recorded. */
  withdrawDispensation: defineCall({
    method: 'POST',
    path: 'os/{id}/itens/{itemId}/dispensa/retirada',
    changes: ['os'],
    summary: 'Withdraw the dispensation of an item',
    source: 'addition; docs/planning.md',
    who: sendersOf('dispensar'),
    command: true,
    params: oneOfOrder,
    body: z.strictObject({ motivo: correctionReason, ...identity }),
    answer: orderItem,
    refusals: [...itemRefusals, 'OS_SEM_PLANO', 'ITEM_NAO_DISPENSADO'],
  }),
  /**
   * Hands a part of our stock to the supplier of an external order: one the order asks for already (`nr_seq_os_item`) or
   * another of the catalogue (`nr_seq_item`). A movement of its own kind.
   */
  handOverPart: defineCall({
    method: 'POST',
    path: 'os/{id}/itens/entrega',
    changes: ['os'],
    summary: 'Hand a part of our stock to the supplier',
    source: 'addition; docs/stock.md',
    who: sendersOf('entregar_peca'),
    command: true,
    params: ofOrder,
    body: z.strictObject({
      nr_seq_os_item: bigId.nullish(),
      nr_seq_item: id.nullish(),
      quantidade: quantity,
      ...identity,
    }),
    answer: orderItem,
    refusals: [
      ...itemRefusals,
      'OS_INTERNA',
      'ITEM_INCOMPLETO',
      'ITEM_JA_ATENDIDO',
      'ITEM_DISPENSADO',
      'PECA_SEM_ESTOQUE',
      'ESTOQUE_INSUFICIENTE',
      'QUANTIDADE_INTEIRA',
    ],
  }),
  /** Items of a plan order, copied from its cycle. */
  listPlanItems: defineCall({
    method: 'GET',
    path: 'os/{id}/itensPreventiva',
    kept: { most: 50 },
    summary: 'Items of a plan order',
    source: 'doc 2 §7, C-056, ITEMS-02',
    who: everyone,
    params: ofOrder,
    answer: z.array(orderItem),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** One item of a plan order. */
  getPlanItem: defineCall({
    method: 'GET',
    path: 'os/{id}/itensPreventiva/{itemId}',
    summary: 'One item of a plan order',
    source: 'doc 2 §7, C-057, ITEMS-02',
    who: everyone,
    params: oneOfOrder,
    answer: orderItem,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
