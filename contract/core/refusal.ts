import { z } from 'zod';
import { type RefusalCode, refusals } from './refusals.ts';

const named = z.record(z.string(), z.string());

/** Code of a refusal. */
// An object's keys are the names its type lists.
export const refusalCode = z.enum(Object.keys(refusals) as RefusalCode[]);

/**
 * Body of every refused call (G-07). `valores` are the values of the `{names}` in its text, so that the web can fill them into
 * another language's text. `campos` names the fields at fault, each with a text of core/refusals/fields.ts, or the values in doubt; `NR_SEQ_OS` the order in the way of a new one (G-68) or of a
 * start, `incidente` a 500 for the support, `celulas` what is wrong with each cell of a record, `resultados` what each database did with a script of which one failed (G-93).
 */
export const refusal = z.strictObject({
  mensagem: z.string().min(1),
  codigo: refusalCode,
  valores: named.optional(),
  campos: named.optional(),
  NR_SEQ_OS: z.number().optional(),
  incidente: z.string().optional(),
  celulas: z
    .array(z.strictObject({ coluna: z.string(), codigo: refusalCode, valores: named }))
    .readonly()
    .optional(),
  resultados: z
    .array(z.custom<object>((told) => typeof told === 'object' && told !== null))
    .readonly()
    .optional(),
});

export type Refusal = z.infer<typeof refusal>;
