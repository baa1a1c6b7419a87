import { z } from 'zod';
import { administrator, defineCall } from '../core/call.ts';
import { badge, flag, idText, moment } from '../core/fields.ts';
import { pinSizes } from '../identity/pin.ts';

const params = z.strictObject({ id: idText });

/** PINs and badges of people, for who administers the company (AUTH-29). */
export const personPinCalls = {
  getPersonPin: defineCall({
    ...administrator,
    method: 'GET',
    path: 'colaboradores/{id}/pin',
    reads: ['cadastro', 'pessoa'],
    summary: 'Whether a person has a PIN and a badge',
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    params,
    answer: z.strictObject({
      tamanho_pin: z.enum(pinSizes),
      /** When the person chose it; null: has none. */
      dt_pin: moment.nullable(),
      /** S: it counts; one of another length than the company's, or of a company without, does not. */
      st_pin: flag,
      /** S: has a badge. */
      st_cracha: flag,
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Gives a person who signs in the badge that was scanned, in the place of a former one; null takes it away (G-126). */
  setPersonBadge: defineCall({
    ...administrator,
    method: 'POST',
    path: 'colaboradores/{id}/cracha',
    changes: ['cadastro', 'pessoa'],
    summary: 'Give a person a badge, or take it away',
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    command: true,
    params,
    body: z.strictObject({ cracha: badge.nullable() }),
    answer: z.strictObject({ st_cracha: flag }),
    refusals: ['NAO_ENCONTRADO', 'PESSOA_SEM_DIGITOS', 'CRACHA_EM_USO'],
  }),
  /** Takes away a PIN somebody forgot: the digits count again until he chooses another. */
  removePersonPin: defineCall({
    ...administrator,
    method: 'POST',
    path: 'colaboradores/{id}/pin/retirar',
    changes: ['cadastro', 'pessoa'],
    summary: 'Take the PIN of a person away',
    source: 'addition; docs/decisions/032-badge-and-pin.md',
    command: true,
    params,
    answer: z.strictObject({ st_pin: flag }),
    refusals: ['NAO_ENCONTRADO', 'PESSOA_SEM_PIN'],
  }),
};
