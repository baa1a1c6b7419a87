import { cpf, id } from './fields.ts';

/** Who acts: technician and the first three digits of the CPF, compared on the server (G-24). */
export const identity = { nr_seq_clifor: id, cpf };

/** What a command that acts as a technician may be refused for before its own guards. */
export const identityErrors = [
  'CPF_INCORRETO',
  'CPF_BLOQUEADO',
  'TECNICO_INVALIDO',
  'OUTRA_PESSOA',
  'NAO_ENCONTRADO',
] as const;
