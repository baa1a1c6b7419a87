import { z } from 'zod';
import { panelLevels } from '../core/levels.ts';

/** Level of a panel user. */
export const level = z.enum(panelLevels);

/** A panel session, as answered by the login. */
export const colabPainel = z.strictObject({
  token: z.string(),
  /** The user's number. */
  nr_sequencial: z.int(),
  nome: z.string(),
  tp_acesso: level,
  /** Whether the user has a password, asked for again before dangerous commands (G-124). */
  tem_senha: z.boolean(),
  /** A second factor is required and missing: until one is set up, every other call is refused (SEGUNDO_FATOR_FALTA). */
  falta_fator: z.boolean(),
});
