import type { z } from 'zod';
import { number, row } from '../core/row.ts';

/** Plates that were read in the month, of all that should be. */
export const Share = row({ feitas: number, placas: number });
export type Share = z.infer<typeof Share>;

/**
 * Adherence of the month in percent, rounded down to one decimal so that 100 means all (docs/tyres.md, G-80).
 * Without plates nothing is missing: 100.
 */
export const adherence = ({ feitas, placas }: Share): number =>
  placas === 0 ? 100 : Math.floor((1_000 * feitas) / placas) / 10;
