import { z } from 'zod';
import { internal } from '../core/call.ts';
import { countText, cpf, flag, id, moment } from '../core/fields.ts';

/** Senders of calls that count stock (INV-13). */
export const counter = { who: internal, needs: ['inventario'] } as const;

/**
 * Added: who acts. Technicians act by their session; staff name a technician, or approvers themselves, with what proves it (G-24,
 * G-126).
 */
export const counterIdentity = { nr_seq_clifor: id.optional(), cpf: cpf.optional() };

/** Quantity of a part, two decimals; a count may be none (G-106). */
export const counted = z.number().min(0).max(9_999_999.99).multipleOf(0.01);

/** Balance, difference or value; null: withheld from blind counters, or unknown. */
export const amount = z.number().nullable();

/** Page of a list, from 1. */
export const pageText = countText(100_000).optional();

/** execucao runs, finalizado posted its differences, cancelado changed nothing (G-85). */
const stage = z.enum(['execucao', 'finalizado', 'cancelado']);

/** Extent of an inventory: T all of it, P a shelf, L a class of parts, C a list of codes. */
const extent = z.enum(['T', 'P', 'L', 'C']);

/** An inventory and its progress. */
export const inventory = z.strictObject({
  nr_sequencial: id,
  dt_inicio: moment,
  dt_final: moment.nullable(),
  st_etapa: stage,
  /** Added: what is counted, and the shelf or class. */
  tp_parte: extent,
  ds_parte: z.string().nullable(),
  /** Rows to count, and rows counted without a pending recount. */
  qt_itens: z.int(),
  qt_contados: z.int(),
});

/** Whether the branch counts blind, and whether the person may approve. */
export const manner = { st_cego: flag, st_aprova: flag };
