import { z } from 'zod';
import { administrator, defineCall } from '../core/call.ts';
import { bigId, done, idText, moment } from '../core/fields.ts';

const params = z.strictObject({ id: idText });

/** Where somebody is signed in, looked at and ended by whoever administers the company. */
export const personSessionCalls = {
  /** The one used last first. */
  listPersonSessions: defineCall({
    ...administrator,
    method: 'GET',
    path: 'auth/pessoas/{id}/sessoes',
    summary: 'Sessions of a person that are good still',
    source: 'addition; docs/master-data.md',
    params,
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        /** Null: all branches of a supplier. */
        ds_filial: z.string().nullable(),
        /** Null: a browser that is no enrolled terminal. */
        ds_terminal: z.string().nullable(),
        dt_criacao: moment,
        dt_ultimo_uso: moment,
      }),
    ),
  }),
  /** It is worth nothing from then on. */
  endPersonSession: defineCall({
    ...administrator,
    method: 'POST',
    path: 'auth/pessoas/{id}/sessoes/encerrar',
    summary: 'End a session of a person',
    source: 'addition; docs/master-data.md',
    command: true,
    params,
    body: z.strictObject({ nr_sequencial: bigId }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
