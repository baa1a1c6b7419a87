import { z } from 'zod';

/** How urgent an order is. */
export const criticality = z.strictObject({
  /** 0 worst to 4 lightest: order of the columns, colour. */
  nr_nivel: z.int().min(0).max(4),
  /** Short label of the cards, as the company stores it: '24 HORAS' (G-31). */
  ds_criticidade: z.string(),
  /** Name of the level: 'EMERGENCIAL'. */
  ds_titulo: z.string(),
});
