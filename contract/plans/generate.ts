import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, cpf, day, flag, id, plate } from '../core/fields.ts';
import { identityRefusals } from '../core/identity.ts';

/** The generated order; a refusal because of an open one names that order in NR_SEQ_OS. */
const answer = z.strictObject({
  nr_seq_os: bigId,
  /** N: it waits for an approver, and no work on it begins before. */
  liberado: flag,
});
const refusals = [
  ...identityRefusals,
  'LISTA_MUDOU',
  'PLANO_COM_OS_ABERTA',
  'CONTRATO_CONCESSIONARIA',
  'FORNECEDOR_OBRIGATORIO',
] as const;

/** Vehicle, the cycle the list showed, and the requester: the session's person, the technician staff selected, or an approver himself. */
const wanted = {
  placa: plate,
  cdProxCiclo: id,
  cdClifor: id,
  /** Digits of the requester on a shared terminal. */
  cpf: cpf.optional(),
  /**
   * Meter and day of the last cycle as the list showed them; refused when a cycle was done since, also in a ring of one cycle.
   */
  km_ultimo: z.int().nullish(),
  dt_ultimo: day.nullish(),
};
/** Number of the vehicle's plan. */
const preventive = z.strictObject({ ...wanted, nr_seq_fornecedor: id.nullish(), cd_prox_ordem: id });

const command = { method: 'POST', who: internal, command: true, answer, refusals } as const;

/** Orders of plans: one open per plan and vehicle, with services and parts of the cycle (G-68). */
export const generateCalls = {
  /** Supplier 23: internal order; any other: external. */
  generatePreventive: defineCall({
    ...command,
    path: 'os/gerarPreventiva',
    changes: ['os'],
    summary: 'Generate a preventive order',
    source: 'doc 2 §7, C-094, PREV-11..15, G-47, G-68',
    body: preventive,
  }),
  /** At a supplier; 23, to be linked later, only for a vehicle under dealer contract. */
  generateExternalPreventive: defineCall({
    ...command,
    path: 'os/gerarPreventivaExterna',
    changes: ['os'],
    summary: 'Generate an external preventive order',
    source: 'doc 2 §7, C-095, PREV-12, PREV-13, G-68',
    body: preventive,
  }),
  /** Always internal, because the dealer's contract covers the vehicle, not its body. */
  generateBodywork: defineCall({
    ...command,
    path: 'os/gerarPreventivaCarroceria',
    changes: ['os'],
    summary: 'Generate a bodywork preventive order',
    source: 'doc 2 §7, C-096, BODY-03, G-68',
    body: z.strictObject({ ...wanted, cd_prox_ordem_carroceria: id }),
  }),
  /** Supplier 23 and no `fornecedor`: in the own workshop; else both name the supplier (G-110). */
  generatePredictive: defineCall({
    ...command,
    path: 'os/gerarPreditiva',
    changes: ['os'],
    summary: 'Generate a predictive order',
    source: 'doc 2 §7, C-097, PRED-04, PRED-05, G-68, G-70, G-110',
    body: z.strictObject({
      ...wanted,
      /** The expected next cycle; refused when the next one is different. Left out: whichever is next. */
      cdProxCiclo: id.optional(),
      nr_seq_fornecedor: id.nullish(),
      /** Number of the vehicle's plan. */
      cd_preventivo: id,
      fornecedor: id.nullish(),
    }),
  }),
};
