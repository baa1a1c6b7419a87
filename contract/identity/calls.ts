import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { badge, flag } from '../core/fields.ts';
import { pinOrDigitsShape, pinShape } from '../core/shapes.ts';
import { pinSizes } from './pin.ts';

/** Calls about the person who is to act. */
export const identityCalls = {
  /** Whose badge was scanned where a technician is picked: one of those this session may act as (G-126). */
  findBadge: defineCall({
    method: 'POST',
    path: 'colaboradores/por-cracha',
    summary: 'Person of a badge, among those this terminal may pick',
    source: 'addition; G-126',
    who: ['staff'],
    body: z.strictObject({ cracha: badge }),
    answer: z.strictObject({ nr_sequencial: z.int(), ds_colaborador: z.string() }),
    refusals: ['CRACHA_DESCONHECIDO', 'CPF_BLOQUEADO'],
  }),
};

/** The own PIN (AUTH-29). */
export const ownPinCalls = {
  /** Whether the session's person has a PIN, and how long the company wants it (AUTH-29). */
  getOwnPin: defineCall({
    method: 'GET',
    path: 'colaboradores/meu-pin',
    reads: ['pessoa'],
    summary: "PIN of the session's person, without its digits",
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    who: internal,
    answer: z.strictObject({
      tamanho_pin: z.enum(pinSizes),
      /** S: has one that counts. */
      st_pin: flag,
    }),
  }),
  /** Gives the session's person a PIN, in the place of the former one or of the digits. */
  setOwnPin: defineCall({
    method: 'POST',
    path: 'colaboradores/meu-pin/definir',
    changes: ['pessoa'],
    summary: 'Choose the own PIN',
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    who: internal,
    command: true,
    body: z.strictObject({
      /** What proves the person now: the PIN, or the first three digits of the CPF. */
      cpf: z.string().regex(pinOrDigitsShape),
      pin: z.string().regex(pinShape),
    }),
    answer: z.strictObject({ st_pin: flag }),
    refusals: [
      'PIN_DESLIGADO',
      'PIN_TAMANHO',
      'PIN_REPETIDO',
      'PIN_SEQUENCIA',
      'PIN_MATRICULA',
      'PIN_CPF',
      'CPF_INCORRETO',
      'CPF_BLOQUEADO',
    ],
  }),
};
