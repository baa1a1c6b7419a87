import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { countText, envelope, flag, id, meter, moment, plate, text } from '../core/fields.ts';
import { tyreLayout, tyreShop } from './layout.ts';

/** A vehicle that has positions for tyres (doc 3 §3, TYRE-02). */
const plateRow = z.strictObject({
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_tipoveiculo: z.string(),
  ds_conjunto: z.string().nullable(),
  /** Last gauging, and days of the branch since then; null: never. */
  mm: moment.nullable(),
  dias_mm: z.int().nullable(),
  /** Last calibration, and days since then; null: never. */
  calibragem: moment.nullable(),
  dias_calibragem: z.int().nullable(),
  /** S: never calibrated. */
  exibe_terminal: flag,
  ultima_movimentacao: moment.nullable(),
  km_atual: meter,
  /** Number of the last gauging. */
  nr_seq_evento: id.nullable(),
  /** Positions without a tyre, not counting the spare. */
  qt_vazias: z.int(),
});

const ofPlate = { query: z.strictObject({ nr_placa: plate }), answer: tyreLayout } as const;

/** Plates of the tyre shop and the tyres on them. */
export const tyreCalls = {
  /** Vehicles of the branch with positions for tyres, twelve a page: those never gauged first, then the longest ago. */
  listTyrePlates: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getPlacas',
    kept: { most: 3 },
    reads: ['pneu', 'leitura'],
    summary: 'Plates of the tyre shop',
    source: 'doc 3 §2 and §7, C-115, TYRE-01..03',
    query: z.strictObject({ page: countText(1_000_000).optional(), placa: text(20).optional() }),
    answer: envelope(plateRow),
  }),
  /** The axles of a vehicle with their tyres, for gauging and calibration. */
  getGaugingLayout: defineCall({
    ...tyreShop,
    ...ofPlate,
    method: 'GET',
    path: 'borracharia/getPlacaMilimetragem',
    kept: { most: 20 },
    reads: ['pneu', 'leitura'],
    summary: 'Axles and tyres of a vehicle, to be gauged',
    source: 'doc 3 §7, C-116, TYRE-05, TYRE-06',
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** The axles of a vehicle for movements: positions outside the layout are included while a tyre is on them. */
  getMovementLayout: defineCall({
    ...tyreShop,
    ...ofPlate,
    method: 'GET',
    path: 'borracharia/getPlacaMovimentacoes',
    reads: ['pneu', 'leitura'],
    summary: 'Axles and tyres of a vehicle, to be moved',
    source: 'doc 3 §7, C-117, TYRE-18',
    refusals: ['NAO_ENCONTRADO'],
  }),
};
