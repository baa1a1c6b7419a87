import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, cpf, day, id, plate } from '../core/fields.ts';
import { identityErrors } from '../core/identity.ts';

/** The order made, or the open one a refusal names in NR_SEQ_OS. */
const answer = z.strictObject({ nr_seq_os: bigId });
const errors = [
  ...identityErrors,
  'LISTA_MUDOU',
  'PLANO_COM_OS_ABERTA',
  'CONTRATO_CONCESSIONARIA',
  'FORNECEDOR_OBRIGATORIO',
] as const;

/** Which vehicle, which cycle it was shown, and who asks: the session's own person, or the technician whom staff picked. */
const wanted = {
  placa: plate,
  cdProxCiclo: id,
  cdClifor: id,
  /** Digits of the technician whom staff picked. */
  cpf: cpf.optional(),
  /** Meter and day of the last one as the list showed them; refused when it was done again since, also in a ring of one cycle. */
  km_ultimo: z.int().nullish(),
  dt_ultimo: day.nullish(),
};
/** Number of the vehicle's plan. */
const preventive = z.strictObject({ ...wanted, nr_seq_fornecedor: id.nullish(), cd_prox_ordem: id });

const command = { method: 'POST', who: internal, command: true, answer, errors } as const;

/** Orders of plans: one open per plan and vehicle, with services and parts of the cycle (G-68). */
export const generateCalls = {
  /** Supplier 23: in the own workshop; any other: external. */
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
  /** In the own workshop: the dealer's contract is about the vehicle, not its body. */
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
      /** Refused when another cycle has come since; without it the next one is generated. */
      cdProxCiclo: id.optional(),
      nr_seq_fornecedor: id.nullish(),
      /** Number of the vehicle's plan. */
      cd_preventivo: id,
      fornecedor: id.nullish(),
    }),
  }),
};
