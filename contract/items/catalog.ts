import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, bigIdText, done, id, text } from '../core/fields.ts';
import { workIdentity } from '../core/identity.ts';
import { orderItem } from '../orders/order.ts';
import { sendersOf } from '../orders/senders.ts';

import {
  catalogItem,
  changeRefusals,
  entry,
  entryRefusals,
  itemRefusals,
  material,
  removalRefusals,
  search,
  work,
} from './fields.ts';

/** The catalogue of services and parts, and the documents' own calls for them. */
export const catalogItemCalls = {
  /** Services (3) and parts (4) of the catalogue by words of their name; at most 100. */
  searchItems: defineCall({
    method: 'GET',
    path: 'os/itens/getAllItens',
    summary: 'Search services and parts',
    source: 'doc 2 §7 and §9, C-058, ITEMS-03, ITEMS-11',
    who: everyone,
    query: z.strictObject(search),
    answer: z.array(catalogItem),
    refusals: ['NAO_ENCONTRADO'],
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
    refusals: ['NAO_ENCONTRADO'],
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
    refusals: ['NAO_ENCONTRADO'],
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
    refusals: ['NAO_ENCONTRADO'],
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
    body: z.strictObject({ nr_os: bigId, nr_sequencial: id.nullish(), ...entry, ...workIdentity }),
    answer: orderItem,
    refusals: [...entryRefusals],
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
    body: z.strictObject({ nr_os: bigId, nr_sequencial: bigId, ...entry, ...workIdentity }),
    answer: orderItem,
    refusals: [...changeRefusals],
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
        ...workIdentity,
      }),
    ]),
    answer: z.array(orderItem),
    refusals: [...entryRefusals],
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
    body: z.strictObject({ nr_os: bigId, nr_sequencial: bigId, ...workIdentity }),
    answer: done,
    refusals: [...removalRefusals],
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
    refusals: ['NAO_ENCONTRADO'],
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
    body: z.strictObject({ nr_os: bigId, servicos: z.array(bigId).max(200), ...workIdentity }),
    answer: z.array(orderItem),
    refusals: [...itemRefusals, 'SERVICOS_INCOMPLETOS', 'OS_EM_ATENDIMENTO'],
  }),
};
