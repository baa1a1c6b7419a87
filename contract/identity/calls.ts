import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { badge } from '../core/fields.ts';

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
