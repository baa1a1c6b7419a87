import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../../core/call.ts';
import { countText, done, envelope, id, idText, moment, text } from '../../core/fields.ts';

/** Days a schedule can name (doc 1 §3). */
const weekdays = ['SEGUNDA', 'TERCA', 'QUARTA', 'QUINTA', 'SEXTA', 'SABADO', 'DOMINGO', 'TODOS'] as const;
/** Hours a schedule can name: each hour, or one of the day (doc 3 §9). */
const hourNames = ['HORA EM HORA', ...Array.from({ length: 24 }, (_, hour) => String(hour))] as const;

const weekday = z.enum(weekdays);
const hour = z.enum(hourNames);

/** Largest number of e-mail addresses of a schedule. */
const mostAddresses = 10;
const addressesIn = (value: string) =>
  value
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** Addresses separated by `;` or `,`; null or empty: no e-mail is sent. */
const emails = z
  .string()
  .max(500)
  .refine((value) => addressesIn(value).length <= mostAddresses)
  .refine((value) => addressesIn(value).every((one) => z.email().safeParse(one).success))
  .transform((value) => (addressesIn(value).length === 0 ? null : addressesIn(value).join('; ')))
  .nullable();

const routine = z.strictObject({
  nr_sequencial: z.int(),
  nome_rotina: z.string(),
  /** A path on the company's host, or `interno:<report>`. */
  ds_caminho: z.string(),
  ds_observacao: z.string().nullable(),
});

const routineFields = {
  nome_rotina: text(60).min(1),
  caminho_rotina: text(500).min(2),
  observacao_rotina: text(500).nullable(),
};

const scheduleNames = {
  nome_empresa: z.string(),
  nome_rotina: z.string(),
  ds_caminho: z.string(),
  dia_semana: weekday,
  hora: hour,
  ds_email: z.string().nullable(),
  nr_seq_agendamento: z.int(),
  /** Equal to the schedule's number: there is no second row (G-96). */
  nr_seq_agendamento_cliente: z.int(),
  /** The routine (G-96). */
  nr_seq_arquivo: z.int(),
};

const schedule = z.strictObject({
  ...scheduleNames,
  nr_seq_empresa: z.int(),
  /**
   * Address of the routine. Opening it runs nothing; only the link of `recordRun` does. Null: the session may not run it, or
   * the company has no host (G-97).
   */
  link_execucao: z.string().nullable(),
  /** The newest run, whoever started it. */
  ultima: z
    .strictObject({
      dt_record: moment,
      st_execucao: z.enum(['X', 'S', 'F']),
      ds_erro: z.string().nullable(),
    })
    .nullable(),
  /** Days since the last run if overdue: two for a daily schedule, eight for a weekly one; otherwise null. */
  qt_dias_parado: z.int().nullable(),
  /** When the server runs it next; null: the company's time zone is unknown. */
  proxima: moment.nullable(),
  /** IANA zone the day and hour are counted in. */
  ds_fuso: z.string(),
});

const schedulePage = z.strictObject({
  agendamentos: envelope(schedule),
  /** The company asked for; null: all of them. */
  empresa: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
});

const scheduleQuery = z.strictObject({
  page: countText(1_000_000).optional(),
  per_page: countText(50).optional(),
  empresa: idText.optional(),
  rotina: idText.optional(),
  /** Parameter named in the documents; accepted only empty, the fields above filter. */
  filters: z.literal('').optional(),
  dia: weekday.optional(),
  hora: hour.optional(),
});

const scheduleFields = {
  rotina: id,
  dia: weekday,
  hora: hour,
  nr_seq_empresa: id,
  emails,
  /** The routine again, as old clients send it (G-96). */
  nr_seq_arquivo: id.nullable().optional(),
  nr_seq_agendamento_cliente: id.nullable().optional(),
};

const schedulesIn = (path: string, summary: string, source: string) =>
  defineCall({
    method: 'GET',
    path,
    reads: ['rotinas', 'agendamentos', 'execucoes'],
    summary,
    source,
    who: panel('L'),
    query: scheduleQuery,
    answer: schedulePage,
    refusals: ['NAO_ENCONTRADO'],
  });

/** Routines and when they run (doc 3 §2 and §7). */
export const schedulerCalls = {
  /** Every routine, by name. */
  listRoutines: defineCall({
    method: 'GET',
    path: 'painel/getRotinas',
    reads: ['rotinas'],
    summary: 'Routines',
    source: 'doc 3 §7, C-145, SCHED-08',
    who: panel('L'),
    answer: z.array(routine),
  }),
  saveRoutine: defineCall({
    method: 'POST',
    path: 'painel/saveRotina',
    changes: ['rotinas'],
    summary: 'Add a routine',
    source: 'doc 3 §7, C-150, SCHED-09, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...routineFields, acao_global: z.literal('salvar') }),
    answer: routine,
    refusals: ['CAMINHO_ROTINA_INVALIDO', 'ROTINA_CADASTRADA'],
  }),
  editRoutine: defineCall({
    method: 'POST',
    path: 'painel/editarRotina',
    changes: ['rotinas'],
    summary: 'Change a routine',
    source: 'doc 3 §7, C-151, SCHED-09, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...routineFields, nr_sequencial: id, acao_global: z.literal('editar') }),
    answer: routine,
    refusals: ['NAO_ENCONTRADO', 'CAMINHO_ROTINA_INVALIDO', 'ROTINA_CADASTRADA'],
  }),
  /** Deletes a routine and its runs. */
  deleteRoutine: defineCall({
    method: 'POST',
    path: 'painel/deleteRotina',
    changes: ['rotinas'],
    summary: 'Delete a routine that no schedule uses',
    source: 'doc 3 §5 and §7, C-152, SCHED-10',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ nr_sequencial: id }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'ROTINA_EM_USO'],
  }),
  /** Schedules by company, routine, day and hour. */
  listSchedules: schedulesIn('painel/getAgendamentos', 'Schedules', 'doc 3 §7, C-147, SCHED-03'),
  /** As listSchedules, under the path the documents give for a search. */
  filterSchedules: schedulesIn(
    'painel/setFilters',
    'Schedules that match filters',
    'doc 3 §7, C-148, SCHED-03',
  ),
  saveSchedule: defineCall({
    method: 'POST',
    path: 'painel/saveAgendamento',
    changes: ['agendamentos'],
    summary: 'Add a schedule',
    source: 'doc 3 §7, C-153, SCHED-05, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...scheduleFields, acao_global: z.literal('salvar') }),
    answer: z.strictObject(scheduleNames),
    refusals: ['AGENDAMENTO_CADASTRADO'],
  }),
  editSchedule: defineCall({
    method: 'POST',
    path: 'painel/editarAgendamento',
    changes: ['agendamentos'],
    summary: 'Change a schedule',
    source: 'doc 3 §7, C-154, SCHED-05, G-124',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...scheduleFields, nr_seq_agendamento: id, acao_global: z.literal('editar') }),
    answer: z.strictObject(scheduleNames),
    refusals: ['NAO_ENCONTRADO', 'AGENDAMENTO_CADASTRADO'],
  }),
  /** Deletes a schedule; its runs stay with the routine. */
  deleteSchedule: defineCall({
    method: 'POST',
    path: 'painel/deleteAgendamento',
    changes: ['agendamentos'],
    summary: 'Delete a schedule',
    source: 'doc 3 §2 and §7, C-155, SCHED-11',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ nr_seq_agendamento: id }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
