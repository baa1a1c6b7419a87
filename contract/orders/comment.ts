import { z } from 'zod';
import { listedCorrection } from '../core/correction.ts';
import { bigId, moment, photo } from '../core/fields.ts';
import { measureUnits } from './fixed.ts';

/** A person as orders show him. */
const person = z.strictObject({ ds_colaborador: z.string(), foto: photo });

/** Comment of an order, or of one of its items, with what was measured there (DETAIL-09). */
export const comment = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  /** Null: the order as a whole. */
  nr_seq_os_item: bigId.nullable(),
  nr_seq_clifor: z.int(),
  /** Empty where only a value was measured. */
  ds_observacao: z.string(),
  vl_medida: z.number().nullable(),
  ds_unidade: z.enum(measureUnits).nullable(),
  created_at: moment,
  g_clifor: person,
  /** Null: it stands; else it was declared void (G-128). */
  correcao: listedCorrection.nullable(),
});

/** File of an order that was declared void: it is no longer shown. */
export const voidedFile = z.strictObject({
  id: bigId,
  /** Null: the order as a whole. */
  nr_seq_os_item: bigId.nullable(),
  correcao: listedCorrection,
});
