import { z } from 'zod';
import { panelLevels } from '../core/levels.ts';

/** Level of a panel user. */
export const level = z.enum(panelLevels);

/** A session of the panel, as its login answers it. */
export const colabPainel = z.strictObject({
  token: z.string(),
  /** The user's number. */
  nr_sequencial: z.int(),
  nome: z.string(),
  tp_acesso: level,
  /** Whether the user has a password, asked for again before dangerous acts (G-124). */
  tem_senha: z.boolean(),
  /** A second factor is wanted and there is none: nothing but setting one up is answered until then (SEGUNDO_FATOR_FALTA). */
  falta_fator: z.boolean(),
});
