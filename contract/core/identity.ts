import { cpf, id } from './fields.ts';

/** Who acts: technician, and the first three digits of the CPF, the PIN or the badge, compared on the server (G-24, G-126, AUTH-29). */
export const identity = { nr_seq_clifor: id, cpf };

/** The same in the calls of plan orders, where the documents name the technician differently (doc 2 §7). */
export const planIdentity = { tecnicoId: identity.nr_seq_clifor, cpf: identity.cpf };

/** Who goes on with the work in hand: digits typed for it a short time ago need not be sent again (G-125). */
export const workIdentity = { ...identity, cpf: cpf.optional() };

/** The same in the calls of plan orders. */
export const planWorkIdentity = { ...planIdentity, cpf: workIdentity.cpf };

/** Refusals of the identity check, which runs before the guards of a command that acts as a technician. */
export const identityRefusals = [
  'CPF_INCORRETO',
  'CPF_BLOQUEADO',
  'TECNICO_INVALIDO',
  'OUTRA_PESSOA',
  'NAO_ENCONTRADO',
] as const;

/** Refusals of the same check where the digits may be left out. */
export const workIdentityRefusals = [...identityRefusals, 'CPF_EXIGIDO'] as const;
