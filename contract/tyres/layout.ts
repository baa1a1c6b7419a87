import { z } from 'zod';
import { internal } from '../core/call.ts';
import { flag, id, meter, moment, text } from '../core/fields.ts';
import { mostDepth, mostPressure } from './limits.ts';

/** Senders with the permission for the tyre shop (G-26). */
export const tyreShop = { who: internal, needs: ['borracharia'] } as const;

/** EE outer left, EI inner left, DI inner right, DE outer right, EEE spare (doc 3 §3). */
export const wheelSide = z.enum(['EE', 'EI', 'DI', 'DE', 'EEE']);

/** Axle from the front, 0 the spare; with a side it names a position. */
export const axle = z.int().min(0).max(20);

/** Groove depth in mm, at most one decimal (G-106). */
export const depth = z.number().min(0).max(mostDepth).multipleOf(0.1);

/** Pressure in psi, at most one decimal. */
export const pressure = z.number().min(0).max(mostPressure).multipleOf(0.1);

/** Accepts an empty text as null, as empty form fields send it. */
export const orEmpty = <T extends z.ZodType>(value: T) =>
  z.union([value, z.literal('').transform(() => null)]).nullish();

/** Meter as typed; empty: not given. */
export const meterTold = orEmpty(meter);

/** Depths of one tyre, one per groove, outer to inner; no groove twice. */
export const grooves = z
  .array(
    z.strictObject({
      index: z.int().min(0).max(6),
      ultimaAfericao: orEmpty(depth),
      novaAfericao: orEmpty(depth),
    }),
  )
  .max(6)
  .refine((read) => new Set(read.map(({ index }) => index)).size === read.length);

/** Number branded into a tyre. */
export const fireNumber = text(20).min(1);

/** A position for a tyre, with the tyre on it or none (doc 3 §3, TYRE-06). */
const position = z.strictObject({
  nr_posicao: z.int(),
  ds_lado: wheelSide,
  eixo_direcional: flag,
  /** The tyre; null, like all fields about it, on an empty position. */
  idpneu: id.nullable(),
  nr_fogo: z.string().nullable(),
  nr_vida: z.int().nullable(),
  /** Depths in mm as last read in this life, outer to inner, separated by a pipe: '8|7|8'. */
  vl_mm: z.string().nullable(),
  ds_marca: z.string().nullable(),
  ds_modelo: z.string().nullable(),
  ds_medida: z.string().nullable(),
  /** Pressure as last read in this life, in psi. */
  calibragem: z.number().nullable(),
  /** Wear in mm per 1,000 meter units; null: unknown. */
  vl_taxa: z.number().nullable(),
  /** Usage since its depths were last recorded, by the present meter. */
  qt_desde: z.int().nullable(),
});

/** A vehicle with its axles, from the front; the spare comes last. */
export const tyreLayout = z.strictObject({
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_modelo: z.string().nullable(),
  cd_tipoveiculo: z.string(),
  ds_tipoveiculo: z.string(),
  /** K km, H hours. */
  tp_medidor: z.enum(['K', 'H']),
  /** S: warehouse equipment, never calibrated. */
  exibe_terminal: flag,
  km_atual: meter,
  /** Last gauging and last calibration. */
  mm: moment.nullable(),
  calibragem: moment.nullable(),
  /** Depth limits, in mm. */
  limites: z.strictObject({
    vl_mm_retirada: z.number(),
    vl_mm_legal: z.number(),
    vl_mm_geminados: z.number(),
  }),
  posicoes: z.array(position),
});
