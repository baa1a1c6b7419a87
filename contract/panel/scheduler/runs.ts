import { z } from 'zod';
import { defineCall, panel } from '../../core/call.ts';
import { bigId, bigIdText, done, id, idText, moment } from '../../core/fields.ts';

/** Signature and expiry of a link (G-97). */
const signed = {
  expira: z.string().regex(/^\d{1,12}$/),
  assinatura: z.string().max(64),
};

const run = z.strictObject({
  id: z.int(),
  /** Its schedule; null: deleted. */
  nr_seq_agendamento: z.int().nullable(),
  dt_record: moment,
  /** Null while it runs. */
  dt_final: moment.nullable(),
  /** Running, success, failure. */
  st_execucao: z.enum(['X', 'S', 'F']),
  nome_empresa: z.string(),
  /** Who started it; null: the scheduler. */
  ds_usuario: z.string().nullable(),
  nr_http: z.int().nullable(),
  ds_erro: z.string().nullable(),
  /** E-mail of the result: pending, sent, failed; null: no recipients. */
  st_email: z.enum(['P', 'S', 'F']).nullable(),
  ds_erro_email: z.string().nullable(),
  /** Link to the result, valid for five minutes. Null: no result is stored. */
  link_resultado: z.string().nullable(),
});

/** Runs of routines: history, manual runs, and the pages shown in a frame. */
export const runCalls = {
  /** The newest hundred runs of a routine. */
  listRuns: defineCall({
    method: 'GET',
    path: 'painel/getInfoRotina',
    reads: ['execucoes'],
    summary: 'Runs of a routine, newest first',
    source: 'doc 3 §7, C-146, SCHED-14',
    who: panel('L'),
    query: z.strictObject({ nr_seq_rotina: idText }),
    answer: z.array(run),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Notes that a schedule is run by hand, and gives the link that runs it: once, however often it is opened. */
  recordRun: defineCall({
    method: 'POST',
    path: 'painel/registrarExecucao',
    changes: ['execucoes'],
    summary: 'Record a run by hand',
    source: 'doc 3 §7, C-149, SCHED-13',
    who: panel('E'),
    command: true,
    body: z.strictObject({
      /** Time by the browser's clock; the server stores its own. */
      data: moment.optional(),
      nr_seq_agendamento: id,
    }),
    answer: z.strictObject({
      id: z.int(),
      dt_record: moment,
      link_execucao: z.string(),
      /** Source of the result: host of the company and path of the routine. Null: the company has no host. */
      ds_endereco: z.string().nullable(),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Ends a run under way; it counts as failed. */
  stopRun: defineCall({
    method: 'POST',
    path: 'painel/pararExecucao',
    changes: ['execucoes'],
    summary: 'Stop a run',
    source: 'addition; SCHED-13',
    who: panel('E'),
    command: true,
    body: z.strictObject({ id: bigId }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** A built-in report behind a signed link. */
  showReport: defineCall({
    method: 'GET',
    path: 'rotinas/{nome}',
    summary: 'A built-in report of a company, as a page',
    source: 'C-162, G-95, G-97',
    who: 'anyone',
    wire: 'page',
    params: z.strictObject({ nome: z.string().regex(/^[a-z_]{1,40}$/) }),
    query: z.strictObject({ empresa: idText, ...signed }),
    answer: z.string(),
    refusals: ['LINK_INVALIDO', 'NAO_ENCONTRADO'],
  }),
  /** Executes a recorded run, or waits for it, and shows its result; scripts in the result are not executed. */
  openRun: defineCall({
    method: 'GET',
    path: 'rotinas/execucoes/{id}/executar',
    summary: 'Run what was recorded, as a page',
    source: 'addition; SCHED-13, G-97',
    who: 'anyone',
    wire: 'page',
    params: z.strictObject({ id: bigIdText }),
    query: z.strictObject(signed),
    answer: z.string(),
    refusals: ['LINK_INVALIDO', 'NAO_ENCONTRADO'],
  }),
  /** Result of a run, behind a signed link; scripts in it are not executed. */
  showResult: defineCall({
    method: 'GET',
    path: 'rotinas/execucoes/{id}',
    summary: 'What a run answered, as a page',
    source: 'addition; SCHED-14, G-97',
    who: 'anyone',
    wire: 'page',
    params: z.strictObject({ id: bigIdText }),
    query: z.strictObject(signed),
    answer: z.string(),
    refusals: ['LINK_INVALIDO', 'NAO_ENCONTRADO'],
  }),
};
