import { z } from 'zod';
import { day } from './fields.ts';

/** What was agreed with a supplier; what it is not told is nobody's limit. */
export const supplierTerms = {
  /** Last day of its contract; null: it has none, or no end. */
  dt_contrato_fim: day.nullable(),
  /** BRL an order may cost there; null: anything. One that costs more is told, never refused. */
  vl_limite_os: z.number().nullable(),
};
