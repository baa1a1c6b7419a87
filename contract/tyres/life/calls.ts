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

/** A tyre that is to be pulled soon. */
const toPull = z.strictObject({
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
  /** At or below what the law asks for. */
  st_ilegal: flag,
  /** What it has run in this life, and in all of them. */
  qt_rodado: z.int(),
  qt_rodado_total: z.int(),
  /** mm per 1,000 units; null: nobody knows yet. */
  vl_taxa: z.number().nullable(),
  /** Units until it is at the limit. */
  qt_restante: z.int(),
  dt_retirada: day,
});

const finding = z.strictObject({
  tp_achado: findingKind,
  ...onPosition,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  nr_vida: z.int(),
  /** The tyre beside it, of twins. */
  nr_fogo_par: z.string().nullable(),
  /** What was read, or how far apart it is, and what it is held against: mm or psi. */
  vl_lido: z.number(),
  vl_limite: z.number(),
  st_ilegal: flag,
  /** The open order that mends it. */
  nr_seq_os: bigId.nullable(),
});

const hint = z.strictObject({
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  /** G evens out twins, D turns the shoulders of an uneven tyre. */
  tp_motivo: z.enum(['G', 'D']),
  de: z.strictObject(onPosition),
  para: z.strictObject(onPosition),
  /** Difference in mm before, and after; of an uneven tyre nobody knows. */
  vl_antes: z.number(),
  vl_depois: z.number().nullable(),
});

/** What the lives of tyres that have everything in common cost and ran; km alone. */
const costs = z.strictObject({
  ds_marca: z.string(),
  ds_modelo: z.string(),
  nr_vida: z.int(),
  /** Who retreaded it for this life; null: it was new. */
  ds_recapadora: z.string().nullable(),
  qt_pneus: z.int(),
  /** What of the prices is used up, with the repairs, in BRL. */
  vl_usado: z.number(),
  /** What they ran while it was used up: of lives that go on, until their depths were told last. */
  qt_km: z.int(),
});

/** What tyres have run, what is off about them, what they cost. */
export const tyreLifeCalls = {
  /** Tyres of the branch that reach their limit within the days the company looks ahead, the first first. */
  listTyresToPull: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/retirar',
    reads: ['pneu', 'leitura'],
    summary: 'Tyres to be pulled soon',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({
      /** Days ahead, and the depth they are pulled at. */
      qt_dias: z.int(),
      vl_limite: depthOf,
      pneus: z.array(toPull),
    }),
  }),
  /** What is off about the tyres of the branch, and which of them to swap. */
  listTyreFindings: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/achados',
    reads: ['os', 'pneu'],
    summary: 'Findings about tyres, and hints to rotate them',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({ achados: z.array(finding), rodizios: z.array(hint) }),
  }),
  /** Opens the order that mends a finding; whoever comes second gets the one there is. */
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
      /** It was opened now. */
      st_nova: flag,
    }),
    errors: [
      'NAO_ENCONTRADO',
      'ACHADO_RESOLVIDO',
      'ACHADO_SEM_PROBLEMA',
      'CRIACAO_BLOQUEADA',
      'OS_DUPLICADA',
    ],
  }),
  /** Cost and km of the branch's tyres by brand, model, life and retreader; what is shown adds them up. */
  listTyreCosts: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/custos',
    reads: ['pneu', 'leitura'],
    summary: 'Cost per km of tyres',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({
      linhas: z.array(costs),
      /** Lives whose price nobody told: they are left out. */
      qt_sem_valor: z.int(),
      /** Lives that go on and were never read: nobody knows what is used up, and they are left out. */
      qt_sem_leitura: z.int(),
    }),
  }),
};
