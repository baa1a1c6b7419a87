import { z } from 'zod';
import { type CallerKind, defineCall, everyone, internal } from '../core/call.ts';
import {
  bigId,
  bigIdText,
  boundedEnvelope,
  countText,
  day,
  flag,
  idText,
  measure,
  text,
} from '../core/fields.ts';
import { workIdentity, workIdentityRefusals } from '../core/identity.ts';
import { orderTypeShape, platesLetters, platesShape } from '../core/shapes.ts';
import { comment } from './comment.ts';
import { measureUnits, pageSizes } from './fixed.ts';
import { orderCard, orderDetail } from './order.ts';
import { sendersOf } from './senders.ts';
import { orderStory } from './story.ts';

const order = z.enum(['ASC', 'DESC']);
const vehicles = z.string().max(platesLetters).regex(platesShape);

/**
 * Filters of the order lists; all narrow, none widens (LIST-12, LIST-35, G-06).
 * `atendeOs`, `fornecExt` and `armazem` are accepted from old clients and ignored: session and list decide.
 * `ordernation` and `ordenation` are both read (G-35); `criticidade` ASC = worst first. Without `origem` a list of plan
 * orders holds both origins, every other one the internal orders.
 */
const listQuery = z.strictObject({
  per_page: countText(pageSizes.columns).optional(),
  page: countText(1_000_000).optional(),
  status: z.enum(['A', 'R']).optional(),
  origem: z.enum(['I', 'E']).optional(),
  liberado: z.enum(['S', 'N', '1', '0']).optional(),
  ordernation: order.optional(),
  ordenation: order.optional(),
  criticidade: order.optional(),
  /** Plates or fleet numbers, or their beginnings, with commas between. */
  placa: vehicles.optional(),
  /** As `placa`, and takes precedence over it. */
  singlePlaca: vehicles.optional(),
  /** V: both preventive kinds, V and R (G-35). */
  tipo: z.string().regex(orderTypeShape).optional(),
  /** S: `tipo` and no other, V without R. */
  tipoExato: flag.optional(),
  de: day.optional(),
  ate: day.optional(),
  codigo: bigIdText.optional(),
  nr_nivel: z.enum(['0', '1', '2', '3', '4']).transform(Number).optional(),
  segmento: idText.optional(),
  fornecedor: idText.optional(),
  executada: z.enum(['0', '1']).optional(),
  atendeOs: flag.optional(),
  fornecExt: flag.optional(),
  armazem: flag.optional(),
  tipoVeiculo: z.enum(['paleteiras']).optional(),
  filialEmpresa: idText.optional(),
});

const orderNumber = z.strictObject({ id: bigIdText });

const averages = z.array(
  z.strictObject({
    nr_nivel: z.int(),
    ds_criticidade: z.string(),
    ds_titulo: z.string(),
    ordem_servico: z.array(z.strictObject({ total_os: z.int(), media_horas_liberacao: z.int().nullable() })),
  }),
);

/**
 * A list of orders; they differ in path and in which orders they hold (G-35). Closed orders: the newest, without a number or
 * `de` only those of the last thirty days.
 */
const orderList = (path: string, summary: string, source: string, who: readonly CallerKind[] = everyone) =>
  defineCall({
    method: 'GET',
    path,
    reads: ['os', 'exec', 'cadastro'],
    // Each combination of page and filters is stored as a separate answer.
    kept: { most: 6 },
    summary,
    source,
    who,
    versioned: true,
    query: listQuery,
    answer: boundedEnvelope(orderCard),
  });

/** Count and average release time per criticality level of a list (LIST-22, G-34). */
const averageList = <const O extends readonly string[]>(
  path: string,
  summary: string,
  source: string,
  { who, origins }: { who: readonly CallerKind[]; origins: O },
) =>
  defineCall({
    method: 'GET',
    path: `${path}/{origem}`,
    reads: ['os', 'exec', 'cadastro'],
    kept: { most: 2 },
    summary,
    source,
    who,
    versioned: true,
    params: z.strictObject({ origem: z.enum(origins) }),
    query: z.strictObject({ filial: idText.optional() }),
    answer: averages,
    refusals: ['FILIAL_NAO_PERMITIDA'],
  });

/** Lists of orders, their summaries, and one order. */
export const ordersCalls = {
  /** Fleet orders: the home list. */
  listOrders: orderList('os', 'Orders of the fleet', 'doc 1 §7, C-024, LIST-35'),
  /** Warehouse orders. */
  listWarehouseOrders: orderList('os/getArmazem', 'Orders of the warehouse', 'doc 1 §7, C-026, WARE-01'),
  /** External orders of the fleet; suppliers get their own. */
  listExternalOrders: orderList('os/getExternas', 'External orders', 'doc 1 §7, C-027, EXT-01'),
  /** Preventives of the warehouse's equipment; every one of its filters narrows them. */
  listWarehousePreventives: orderList(
    'os/preventivaArmazem',
    'Preventives of the warehouse',
    'doc 1 §7, C-025, WARE-01, G-35',
    internal,
  ),
  /** Reopened orders of fleet and warehouse, internal and external. */
  listReopenedOrders: orderList(
    'os/getReabertas',
    'Reopened orders',
    'doc 1 §7, C-028, LIST-39, G-35',
    internal,
  ),
  getReleaseAverages: averageList('os/media-liberacao', 'Counts and release times, fleet', 'C-030', {
    who: everyone,
    origins: ['I', 'E'],
  }),
  getWarehouseAverages: averageList(
    'os/media-liberacao-armazem',
    'Counts and release times, warehouse',
    'C-031',
    { who: everyone, origins: ['I', 'E'] },
  ),
  /** `origem` T is an addition: the list of reopened orders holds both origins. */
  getReopenedAverages: averageList(
    'os/media-liberacao-reaberta',
    'Counts and release times, reopened orders',
    'C-032',
    { who: internal, origins: ['I', 'E', 'T'] },
  ),
  listReopenedPlates: defineCall({
    method: 'GET',
    path: 'veiculosFiltroReaberta',
    reads: ['os', 'exec'],
    summary: 'Plates with reopened orders for filters',
    source: 'C-021, LOOKUP-06',
    who: internal,
    answer: z.array(z.strictObject({ nr_placa: z.string() })),
  }),
  /** One order with everything its page shows; out of scope answers as not existing. */
  getOrder: defineCall({
    method: 'GET',
    path: 'os/{id}',
    kept: { most: 100 },
    reads: ['os', 'exec', 'integracao', 'pessoa', 'leitura', 'cadastro', 'veiculo'],
    summary: 'An order, whole',
    source: 'doc 2 §2 and §3, C-033, DETAIL-17',
    who: everyone,
    versioned: true,
    params: orderNumber,
    answer: orderDetail,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Every interval of work on the orders of a chain, the oldest first. */
  getOrderStory: defineCall({
    method: 'GET',
    path: 'os/{id}/andamento',
    kept: { most: 50 },
    reads: ['os', 'exec', 'integracao'],
    summary: 'The story of an order',
    source: 'addition: who worked, when, why it rested, what was noted, what was registered',
    who: everyone,
    params: orderNumber,
    answer: orderStory,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Adds a comment on the order or one of its items, in the name of the session's person or of one identified as in every command. */
  commentOrder: defineCall({
    method: 'PUT',
    path: 'os/{id}/observacao',
    later: { given: true, signer: 'nr_seq_clifor' },
    changes: ['integracao'],
    summary: 'Comment an order',
    source: 'doc 2 §7, C-034, DETAIL-09, G-62',
    who: sendersOf('comentar'),
    command: true,
    params: orderNumber,
    body: z.strictObject({
      ...workIdentity,
      ds_observacao: text(300),
      /** Item of the order it is about. */
      nr_seq_os_item: bigId.optional(),
      /** What was measured there, with its unit; the text may then be empty. */
      vl_medida: measure.optional(),
      ds_unidade: z.enum(measureUnits).optional(),
    }),
    answer: comment,
    refusals: [...workIdentityRefusals, 'COMENTARIO_OBRIGATORIO'],
  }),
  /** Number of an order's executable items that are attended. */
  countAttendedItems: defineCall({
    method: 'GET',
    path: 'os/countItensAtendidos/{id}',
    reads: ['os', 'exec', 'integracao'],
    summary: 'Attended items of an order',
    source: 'doc 2 §7, C-042, DETAIL-20',
    who: everyone,
    params: orderNumber,
    answer: z.strictObject({ total: z.int(), atendidos: z.int() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Open roadside rescues of the branch (red alert button). */
  listRescues: defineCall({
    method: 'GET',
    path: 'os/getSocorroRota',
    kept: { most: 1, around: true },
    reads: ['os', 'exec'],
    summary: 'Open roadside rescues',
    source: 'doc 1 §2, C-015, RESCUE-01',
    who: everyone,
    versioned: true,
    answer: z.array(
      z.strictObject({ nr_sequencial: bigId, nr_placa: z.string(), dt_os: z.iso.datetime({ offset: true }) }),
    ),
  }),
  /** Totals of the lists, for the badges of the sidebar, without lists the person may not open. */
  getCounters: defineCall({
    method: 'GET',
    path: 'auth/contadores',
    kept: { most: 1, around: true },
    reads: ['os', 'exec'],
    summary: 'Totals of the lists for the sidebar',
    source: 'C-005, SHELL-24, G-75',
    who: everyone,
    versioned: true,
    answer: z.strictObject({
      os_frota: z.int(),
      os_armazem: z.int(),
      os_externas: z.int(),
      os_externas_armazem: z.int(),
      os_reabertas: z.int(),
      os_preventivas: z.int(),
      os_preditivas: z.int(),
      os_preventivas_armazem: z.int(),
      os_preditivas_armazem: z.int(),
      os_ag_aprovacao: z.int(),
      em_execucao: z.int(),
      socorros: z.int(),
    }),
  }),
};
