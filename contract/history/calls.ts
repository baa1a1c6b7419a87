import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { bigId, idText, moment } from '../core/fields.ts';

/** Senders: technicians who act as themselves, each for their own data only (G-17). */
const technicians = ['attendant'] as const;

/** Calls of the technician's own page. */
export const historyCalls = {
  /** One row: the average of the answers of thirty days, halved, 0 to 5 with two decimals; 0 without answers. */
  getOwnGrade: defineCall({
    method: 'GET',
    path: 'os/getNotaMecanico/{tecnicoId}',
    reads: ['pesquisa'],
    summary: 'Own grade of the last 30 days',
    source: 'doc 3 §2 and §7, C-105, MECH-02, MECH-03, G-73',
    who: technicians,
    params: z.strictObject({ tecnicoId: idText }),
    answer: z.array(
      z.strictObject({
        nota: z.number().min(0).max(5),
        /** Number of answers in the average. */
        qt_avaliacoes: z.int(),
      }),
    ),
  }),
  /** One row per interval of work, so that start to end never includes a pause; the newest first. */
  listOwnWork: defineCall({
    method: 'GET',
    path: 'colaborador/getOsMecanico/{id}',
    reads: ['os', 'exec'],
    summary: 'Own work of the last 30 days',
    source: 'doc 1 §7, doc 3 §3, C-106, LOOKUP-10, MECH-04, MECH-05, G-74',
    who: technicians,
    params: z.strictObject({ id: idText }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        nr_placa: z.string(),
        dt_os: moment,
        dt_inicial: moment,
        /** Null while it is running. */
        dt_final: moment.nullable(),
      }),
    ),
  }),
};
