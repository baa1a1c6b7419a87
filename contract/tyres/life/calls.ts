import { z } from 'zod';
import { defineCall } from '../../core/call.ts';
import { bigId, day, flag, id, plate } from '../../core/fields.ts';
import { fireNumber, tyreShop, wheelSide } from '../layout.ts';
import { depthOf, findingKind, meterUnit } from './fields.ts';

const onPosition = {
  nr_seq_pneu: id,
  nr_fogo: z.string(),
  nr_posicao: z.int(),
  ds_lado: wheelSide,
} as const;

/** A tyre to be removed soon because of its wear. */
const toRemove = z.strictObject({
  ...onPosition,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_marca: z.string(),
  ds_modelo: z.string(),
  ds_medida: z.string(),
  nr_vida: z.int(),
  tp_medidor: meterUnit,
  /** Smallest groove. */
  vl_menor: depthOf,
  /** At or below the legal minimum. */
  st_ilegal: flag,
  /** Usage in this life, and in all lives. */
  qt_rodado: z.int(),
  qt_rodado_total: z.int(),
  /** Wear in mm per 1,000 meter units; null: unknown yet. */
  vl_taxa: z.number().nullable(),
  /** Meter units until it reaches the limit. */
  qt_restante: z.int(),
  dt_retirada: day,
});

const finding = z.strictObject({
  tp_achado: findingKind,
  ...onPosition,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  nr_vida: z.int(),
  /** Fire number of its twin; null: none. */
  nr_fogo_par: z.string().nullable(),
  /** Value read, or difference, and the limit or target it is compared with: mm or psi. */
  vl_lido: z.number(),
  vl_limite: z.number(),
  st_ilegal: flag,
  /** The open order about it. */
  nr_seq_os: bigId.nullable(),
});

const hint = z.strictObject({
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  /** G equalises twins, D turns an unevenly worn tyre round. */
  tp_motivo: z.enum(['G', 'D']),
  de: z.strictObject(onPosition),
  para: z.strictObject(onPosition),
  /** Difference in mm before, and after; after is unknown for an unevenly worn tyre. */
  vl_antes: z.number(),
  vl_depois: z.number().nullable(),
});

/** Cost and km of tyre lives with the same brand, model, life and retreader; only tyres counted in km. */
const costs = z.strictObject({
  ds_marca: z.string(),
  ds_modelo: z.string(),
  nr_vida: z.int(),
  /** Retreader of this life; null: the first life. */
  ds_recapadora: z.string().nullable(),
  qt_pneus: z.int(),
  /** Consumed part of the prices plus repairs, in BRL. */
  vl_usado: z.number(),
  /** Km run while that part was consumed; of running lives up to their last recorded depths. */
  qt_km: z.int(),
});

/** Usage, findings and cost of tyres. */
export const tyreLifeCalls = {
  /** Tyres of the branch that reach their limit within the company's forecast period, the earliest first. */
  listTyresToRemove: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/retirar',
    reads: ['pneu', 'leitura'],
    summary: 'Tyres to be removed soon',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({
      /** Forecast period in days, and removal depth. */
      qt_dias: z.int(),
      vl_limite: depthOf,
      pneus: z.array(toRemove),
    }),
  }),
  /** Findings about the tyres of the branch, and suggested swaps. */
  listTyreFindings: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/achados',
    reads: ['os', 'pneu'],
    summary: 'Findings about tyres, and hints to rotate them',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({ achados: z.array(finding), rodizios: z.array(hint) }),
  }),
  /** Opens an order for a finding; if there is one already, it is answered instead. */
  openFindingOrder: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/vida/achados/os',
    changes: ['os'],
    summary: 'Open an order for a finding about a tyre',
    source: 'addition; docs/tyre-life.md',
    command: true,
    body: z.strictObject({ tp_achado: findingKind, nr_placa: plate, nr_fogo: fireNumber }),
    answer: z.strictObject({
      nr_seq_os: bigId,
      /** S: opened by this call. */
      st_nova: flag,
    }),
    refusals: [
      'NAO_ENCONTRADO',
      'ACHADO_RESOLVIDO',
      'ACHADO_SEM_PROBLEMA',
      'CRIACAO_BLOQUEADA',
      'OS_DUPLICADA',
    ],
  }),
  /** Cost and km of the branch's tyres by brand, model, life and retreader; the web sums them up. */
  listTyreCosts: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/custos',
    reads: ['pneu', 'leitura'],
    summary: 'Cost per km of tyres',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({
      linhas: z.array(costs),
      /** Lives without a price, which are excluded. */
      qt_sem_valor: z.int(),
      /** Running lives never measured, which are excluded because their consumed part is unknown. */
      qt_sem_leitura: z.int(),
    }),
  }),
};
