import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigId, bigIdText, done, flag, id, money, text } from '../core/fields.ts';
import { identity, identityErrors } from '../core/identity.ts';
import { orderItem } from '../orders/order.ts';
import { sendersOf } from '../roles/actions.ts';

/** Quantity of an item; none and zero are refused with a text of their own (ITEMS-10, G-106). */
const quantity = z.number().min(0).max(99_999.99).multipleOf(0.01).nullish();

/**
 * What of a part or service is entered. The price is of all of it, on external orders only; the price of one is
 * computed by the server, whatever `precoUnit` says (G-53).
 */
const entry = { quantidade: quantity, precoTotal: money.nullish(), precoUnit: z.number().min(0).nullish() };

const search = {
  search: text(80).optional(),
  tipo: z.enum(['3', '4']).transform(Number).optional(),
};

const catalogItem = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  nr_tipo: z.int(),
  ds_codigoitem: z.string().nullable(),
  /** Balance in the branch; null: it keeps none, or, where there is a code, withholds it: from suppliers, and while it counts blind (docs/inventory.md). */
  qt_saldo: z.number().nullable(),
  /** Balance without what open plan orders still have to take; null where the balance is. */
  qt_livre: z.number().nullable(),
});

/** A part in the branch's stock (ITEMS-07). */
const material = z.strictObject({
  nr_sequencial: z.int(),
  ds_item: z.string(),
  ds_codigoitem: z.string(),
  /** Balance now; null: withheld from suppliers, and while the branch counts blind (docs/inventory.md). */
  qt_quantidade: z.number().nullable(),
  /** Balance without what open plan orders still have to take. */
  qt_livre: z.number().nullable(),
  bloqueia_estoque_negativo: flag,
});

const itemErrors = [...identityErrors, 'OS_ENCERRADA'] as const;
const entryErrors = [
  ...itemErrors,
  'ITEM_INCOMPLETO',
  'PRECO_SO_EXTERNA',
  'PECA_DA_OFICINA',
  'ESTOQUE_INSUFICIENTE',
] as const;
const changeErrors = [...entryErrors, 'OS_EM_ATENDIMENTO', 'ITEM_JA_ATENDIDO', 'ITEM_DISPENSADO'] as const;
const removalErrors = [...itemErrors, 'ITEM_EM_EXECUCAO', 'ITEM_DO_PLANO', 'PECA_DA_OFICINA'] as const;

const ofOrder = z.strictObject({ id: bigIdText });
const oneOfOrder = z.strictObject({ id: bigIdText, itemId: bigIdText });
const work = 'os/itens/execucoes';

/** Services and parts of an order, and the catalogue they come from. */
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
    errors: ['NAO_ENCONTRADO'],
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
    errors: ['NAO_ENCONTRADO'],
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
    body: z.strictObject({ nr_seq_item: id.nullish(), ...entry, ...identity }),
    answer: orderItem,
    errors: [...entryErrors],
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
      ...identity,
    }),
    answer: orderItem,
    errors: [...changeErrors],
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
    body: z.strictObject(identity),
    answer: done,
    errors: [...removalErrors],
  }),
  /** Ticks parts of the order that are taken now: each with its quantity, from the branch's stock unless a supplier brings them. */
  takeParts: defineCall({
    method: 'POST',
    path: 'os/{id}/itens/retirada',
    changes: ['os'],
    summary: 'Take the parts of an order',
    source: 'addition; docs/stock.md, ITEMS-14',
    who: sendersOf('itens'),
    command: true,
    params: ofOrder,
    body: z.strictObject({ itens: z.array(bigId).max(200), ...identity }),
    answer: z.array(orderItem),
    errors: [...itemErrors, 'ITEM_INCOMPLETO', 'ITEM_JA_ATENDIDO', 'PECA_DA_OFICINA', 'ESTOQUE_INSUFICIENTE'],
  }),
  /** Lets an item of the plan go undone, with the reason; it stays on the order. */
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
    errors: [
      ...itemErrors,
      'OS_SEM_PLANO',
      'ITEM_FORA_DO_PLANO',
      'ITEM_JA_ATENDIDO',
      'ITEM_DISPENSADO',
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
  }),
  /** Withdraws the dispensation of an item, with the reason: the item is to be done again; both facts stay. */
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
    errors: [...itemErrors, 'OS_SEM_PLANO', 'ITEM_NAO_DISPENSADO'],
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
    errors: [
      ...itemErrors,
      'OS_INTERNA',
      'ITEM_INCOMPLETO',
      'ITEM_JA_ATENDIDO',
      'ITEM_DISPENSADO',
      'PECA_SEM_ESTOQUE',
      'ESTOQUE_INSUFICIENTE',
    ],
  }),
  /** Items of a plan order, as its cycle brought them. */
  listPlanItems: defineCall({
    method: 'GET',
    path: 'os/{id}/itensPreventiva',
    kept: { most: 50 },
    summary: 'Items of a plan order',
    source: 'doc 2 §7, C-056, ITEMS-02',
    who: everyone,
    params: ofOrder,
    answer: z.array(orderItem),
    errors: ['NAO_ENCONTRADO'],
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
    errors: ['NAO_ENCONTRADO'],
  }),
  /** Services (3) and parts (4) of the catalogue by words of their name; at most 100. */
  searchItems: defineCall({
    method: 'GET',
    path: 'os/itens/getAllItens',
    summary: 'Search services and parts',
    source: 'doc 2 §7 and §9, C-058, ITEMS-03, ITEMS-11',
    who: everyone,
    query: z.strictObject(search),
    answer: z.array(catalogItem),
  }),
  /** Items of an order by its number. */
  listItemsOf: defineCall({
    method: 'GET',
    path: 'os/getItens/{nrOs}',
    summary: 'Items of an order (older form)',
    source: 'doc 2 §7, C-059, ITEMS-03',
    who: everyone,
    params: z.strictObject({ nrOs: bigIdText }),
    answer: z.array(orderItem),
    errors: ['NAO_ENCONTRADO'],
  }),
  /** Items of an order with their executions. */
  listItemsWork: defineCall({
    method: 'GET',
    path: 'os/itens/execucao/getItensExec/{nr_os}',
    summary: 'Items of an order with their executions',
    source: 'doc 2 §7, C-060, ITEMS-03',
    who: everyone,
    params: z.strictObject({ nr_os: bigIdText }),
    answer: z.array(orderItem),
    errors: ['NAO_ENCONTRADO'],
  }),
  /** Items of an order named in the query. */
  listExecutionItems: defineCall({
    method: 'GET',
    path: `${work}/getItensOs`,
    summary: 'Items of an order, from the executions',
    source: 'doc 2 §7, C-082, ITEMS-03',
    who: everyone,
    query: z.strictObject({ nr_seq_os: bigIdText }),
    answer: z.array(orderItem),
    errors: ['NAO_ENCONTRADO'],
  }),
  /** Adds a part: `nr_sequencial` is its number in the catalogue. */
  insertPart: defineCall({
    method: 'POST',
    path: `${work}/insertPeca`,
    changes: ['os'],
    summary: 'Add a part to an order',
    source: 'doc 2 §3 and §7, C-061, ITEMS-04, ITEMS-08',
    who: sendersOf('itens'),
    command: true,
    body: z.strictObject({ nr_os: bigId, nr_sequencial: id.nullish(), ...entry, ...identity }),
    answer: orderItem,
    errors: [...entryErrors],
  }),
  /** Changes a part: `nr_sequencial` is its number among the order's items. */
  updatePart: defineCall({
    method: 'PUT',
    path: `${work}/updatePeca`,
    changes: ['os'],
    summary: 'Change a part of an order',
    source: 'doc 2 §3 and §7, C-062, ITEMS-04, ITEMS-08',
    who: sendersOf('itens'),
    command: true,
    body: z.strictObject({ nr_os: bigId, nr_sequencial: bigId, ...entry, ...identity }),
    answer: orderItem,
    errors: [...changeErrors],
  }),
  /** Parts in the branch's stock; at most 100. */
  listMaterials: defineCall({
    method: 'GET',
    path: 'frota/materiais',
    summary: "Parts in the branch's stock",
    source: 'doc 2 §7 and §9, C-063, ITEMS-05, ITEMS-07, ITEMS-11',
    who: everyone,
    query: z.strictObject({ search: text(80).optional() }),
    answer: z.array(material),
  }),
  /** Registers parts on an order, all or none; with the order's number alone it answers the registered ones. */
  registerMaterials: defineCall({
    method: 'POST',
    path: 'frota/materiaisOs',
    changes: ['os'],
    summary: 'Register parts on an order, or read them',
    source: 'doc 2 §7, C-064, ITEMS-05',
    who: sendersOf('itens'),
    command: true,
    body: z.union([
      z.strictObject({ nr_os: bigId }),
      z.strictObject({
        nr_os: bigId,
        materiais: z
          .array(z.strictObject({ nr_sequencial: id, ...entry }))
          .min(1)
          .max(100),
        ...identity,
      }),
    ]),
    answer: z.array(orderItem),
    errors: [...entryErrors],
  }),
  /** Takes a registered part off an order. */
  removePart: defineCall({
    method: 'POST',
    path: 'frota/deletePeca',
    changes: ['os'],
    summary: 'Remove a part of an order',
    source: 'doc 2 §7, C-065, ITEMS-05',
    who: sendersOf('itens'),
    command: true,
    body: z.strictObject({ nr_os: bigId, nr_sequencial: bigId, ...identity }),
    answer: done,
    errors: [...removalErrors],
  }),
  /** The catalogue search under the fleet's path. */
  searchFleetItems: defineCall({
    method: 'GET',
    path: 'frota/itens',
    summary: 'Search services and parts (fleet)',
    source: 'doc 2 §7, C-066, ITEMS-05',
    who: everyone,
    query: z.strictObject(search),
    answer: z.array(catalogItem),
  }),
  /** Marks the order's services as done; all that are open must be named (`os_item`). */
  registerServices: defineCall({
    method: 'POST',
    path: `${work}/registrarServicos`,
    changes: ['os'],
    summary: 'Register the services of an order as done',
    source: 'doc 2 §5, §7 and §8, C-071, EXEC-36',
    who: sendersOf('itens'),
    command: true,
    body: z.strictObject({ nr_os: bigId, servicos: z.array(bigId).max(200), ...identity }),
    answer: z.array(orderItem),
    errors: [...itemErrors, 'SERVICOS_INCOMPLETOS', 'OS_EM_ATENDIMENTO'],
  }),
};

/** Ending one item's work (EXEC-35); `cod` is the item's number on the order. */
const finishItem = {
  path: `${work}/finalizaItem/{cod}`,
  // The last one ends the order.
  changes: ['exec', 'os'],
  who: everyone,
  command: true,
  params: z.strictObject({ cod: bigIdText }),
  answer: orderItem,
  errors: [
    ...itemErrors,
    'ITEM_NAO_INICIADO',
    'OUTRO_MECANICO',
    'PRECO_OBRIGATORIO',
    'MOTIVO_SOCORRO_OBRIGATORIO',
  ],
} as const;

/** The end of one item of an order, by POST and by the documented GET (G-15). */
export const finishItemCalls = {
  /** Ends the work on one item; repeated, it answers the same. */
  finishItem: defineCall({
    ...finishItem,
    method: 'POST',
    summary: "End one item's work",
    source: 'doc 2 §7, C-081, EXEC-35, G-15',
    body: z.strictObject(identity),
  }),
  /** The documented GET form: the session's person, digits in the header Cpf (G-15). */
  finishItemByGet: defineCall({
    ...finishItem,
    method: 'GET',
    byGet: true,
    summary: "End one item's work (GET form)",
    source: 'doc 2 §7, C-081, EXEC-35, G-15',
  }),
};
