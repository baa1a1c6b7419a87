import { z } from 'zod';
import { defineCall, everyone, internal } from '../core/call.ts';
import { bigId, countText, envelope, flag, idText, moment, plate } from '../core/fields.ts';
import { criticality } from './criticality.ts';
import { standing } from './order.ts';

const prefix = 'os/itens/execucoes';

const place = {
  nr_seq_os: bigId,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  /** Its problem, or its plan. */
  ds_conjunto: z.string().nullable(),
  criticidade: criticality.nullable(),
  /** O ordinary, V plan order. */
  tp_os: z.enum(['O', 'V']),
  /** Branch of the order when it is not the session's: the person's own work in another branch. */
  ds_filial: z.string().nullable(),
};

/** A row of work or of an order that can go on. */
const open = { ...place, ...standing };

const active = z.array(
  z.strictObject({
    ...open,
    dt_inicial: moment,
    ds_item: z.string().nullable(),
    nr_seq_clifor: z.int(),
    ds_colaborador: z.string(),
  }),
);

/** Work running now in one department. */
const activeList = (path: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `${prefix}/${path}`,
    reads: ['os', 'exec'],
    kept: { most: 1 },
    summary,
    source: 'doc 2 §2 and §7, C-087, C-088, XLIST-02, XLIST-07',
    who: everyone,
    versioned: true,
    query: z.strictObject({ nr_seq_clifor: idText.optional() }),
    answer: active,
    refusals: ['OUTRA_PESSOA'],
  });

/** Lists of work and of closed orders. */
export const workListCalls = {
  listActiveFleet: activeList('internas-by-clifor', 'Running work on fleet orders'),
  listActiveWarehouse: activeList('internas-by-clifor-armazem', 'Running work on warehouse orders'),
  /** Paused work, of ordinary (O) or plan orders (V) or both. */
  listPaused: defineCall({
    method: 'GET',
    path: `${prefix}/os-em-pause`,
    kept: { most: 1 },
    reads: ['os', 'exec'],
    summary: 'Paused work',
    source: 'doc 2 §2 and §7, C-085, XLIST-03, G-58',
    who: everyone,
    versioned: true,
    query: z.strictObject({ nr_tipo: z.enum(['O', 'V']).optional() }),
    answer: z.array(
      z.strictObject({
        ...open,
        dt_inicial: moment,
        dt_pausa: moment,
        ds_item: z.string().nullable(),
        nr_seq_clifor: z.int(),
        ds_colaborador: z.string(),
        justificativa: z.string(),
        observacao: z.string().nullable(),
        /** An open purchase order keeps it from being resumed. */
        oc_aberta: z.boolean(),
        /** The part it waits for has arrived, and the notice was not dismissed. */
        peca_chegou: z.boolean(),
        departamento_os: z.enum(['FROTA', 'ARMAZEM']),
      }),
    ),
  }),
  /** Waiting orders: L for release, P started but neither running nor paused, otherwise for approval. */
  listWaiting: defineCall({
    method: 'GET',
    path: `${prefix}/os-em-aprovacao`,
    kept: { most: 3 },
    reads: ['os', 'exec'],
    summary: 'Orders awaiting approval, release or the rest of their work',
    source: 'doc 2 §2 and §7, C-086, XLIST-04, XLIST-05, G-58, G-102',
    who: everyone,
    versioned: true,
    query: z.strictObject({ nr_tipo: z.enum(['A', 'L', 'P']).optional() }),
    answer: z.array(
      z.strictObject({
        ...open,
        ds_tipo: z.string(),
        /** What was reported when it was opened. */
        ds_observacao: z.string().nullable(),
        dt_os: moment,
        dt_inicial: moment.nullable(),
        ds_fornecedor: z.string().nullable(),
        departamento_os: z.enum(['FROTA', 'ARMAZEM']),
      }),
    ),
  }),
  /** Work that ended recently, newest first, one row per interval without its pause. */
  listEnded: defineCall({
    method: 'GET',
    path: `${prefix}/encerradas`,
    summary: 'Work that has ended',
    source: 'doc 2 §7 and §9, C-089, XLIST-06, G-104',
    who: everyone,
    query: z.strictObject({ per_page: countText(50).optional(), page: countText(1_000_000).optional() }),
    answer: envelope(
      z.strictObject({
        ...place,
        nr_sequencial: bigId,
        dt_inicio: moment,
        dt_final: moment,
        /** Seconds worked. */
        segundos: z.int(),
        ds_item: z.string().nullable(),
        ds_colaborador: z.string(),
      }),
    ).extend({
      /** Added: period of the list, in days. */
      qt_dias: z.int(),
    }),
  }),
  /** The last fifteen closed orders of the branch, or of one plate. */
  listClosedOrders: defineCall({
    method: 'GET',
    path: 'os/getOsEncerrada',
    reads: ['os', 'exec'],
    summary: 'The last closed orders',
    source: 'doc 2 §2 and §9, C-029, CLOSED-01..03, G-104',
    who: internal,
    query: z.strictObject({ placa: plate.optional() }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        nr_placa: z.string(),
        /** R done, E cancelled; with `liberado` N before its approval (isTurnedDown). */
        st_os: z.enum(['R', 'E']),
        liberado: flag,
        dt_os: moment,
        dt_inicial: moment.nullable(),
        dt_final: moment,
        ds_grupo: z.string().nullable(),
        ds_conjunto: z.string().nullable(),
      }),
    ),
  }),
};
