import type { AnswerOf, CheckedInput, TrailAction } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { lastPage } from '../../core/paging.ts';
import { type Faults, Refused } from '../../core/refusal.ts';
import { type Links, placeOf } from './links.ts';
import {
  deleteSchedule,
  findNamed,
  findSchedule,
  insertSchedule,
  type NewSchedule,
  type ScheduleRow,
  searchSchedules,
  updateSchedule,
} from './queries.ts';
import { isZone, nextSlot } from './slots.rules.ts';

type Saved = AnswerOf<'saveSchedule'>;
type Page = AnswerOf<'listSchedules'>;

const usualPage = 10;

/** Schedules by company and routine, each with its last run and its next slot (SCHED-03). @throws Refused NAO_ENCONTRADO */
export async function listSchedules(
  links: Links,
  { control, user }: PanelContext,
  filters: CheckedInput<'listSchedules'>['query'],
): Promise<Page> {
  const { page = 1, per_page = usualPage } = filters;
  const found = await searchSchedules(control, filters, { first: (page - 1) * per_page, size: per_page });
  if (filters.empresa !== undefined && found.empresa === null) throw new Refused('NAO_ENCONTRADO');
  const now = new Date(found.agora);
  const mayRun = user.level !== 'L';
  return {
    agendamentos: {
      current_page: page,
      total: found.total,
      last_page: lastPage(found.total, per_page),
      data: found.data.map((row) => complete(row, now, mayRun ? placeOf(links, row, now) : null)),
    },
    empresa: found.empresa,
  };
}

function complete(
  { ds_host: _, ...row }: ScheduleRow,
  now: Date,
  link_execucao: string | null,
): Page['agendamentos']['data'][number] {
  const proxima = isZone(row.ds_fuso) ? nextSlot(row, row.ds_fuso, now).toISOString() : null;
  return { ...row, link_execucao, proxima };
}

/** Adds a schedule (SCHED-05). @throws Refused CAMPO_INVALIDO, AGENDAMENTO_CADASTRADO */
export async function saveSchedule(
  context: PanelContext,
  body: CheckedInput<'saveSchedule'>['body'],
): Promise<Saved> {
  const schedule = await readForm(context, body, null);
  const id = await insertSchedule(context.control, schedule);
  return answer(context, id, 'agendamento.salvo');
}

/** Changes a schedule (SCHED-05). @throws Refused NAO_ENCONTRADO, CAMPO_INVALIDO, AGENDAMENTO_CADASTRADO */
export async function editSchedule(
  context: PanelContext,
  body: CheckedInput<'editSchedule'>['body'],
): Promise<Saved> {
  const schedule = await readForm(context, body, body.nr_seq_agendamento);
  const known = await updateSchedule(context.control, body.nr_seq_agendamento, schedule);
  if (!known) throw new Refused('NAO_ENCONTRADO');
  return answer(context, body.nr_seq_agendamento, 'agendamento.alterado');
}

type Form = CheckedInput<'saveSchedule' | 'editSchedule'>['body'];

/** @param id of the schedule being changed, null for a new one; a form that repeats stored numbers must repeat them unchanged (G-96) */
async function readForm({ control }: PanelContext, body: Form, id: number | null): Promise<NewSchedule> {
  const { rotina, nr_seq_empresa, nr_seq_arquivo = null, nr_seq_agendamento_cliente = null } = body;
  const named = await findNamed(control, { routine: rotina, company: nr_seq_empresa });
  const faults: Faults = {
    ...(named.rotina ? {} : { rotina: 'DESCONHECIDA' }),
    ...(named.empresa ? {} : { nr_seq_empresa: 'DESCONHECIDA' }),
    ...(nr_seq_arquivo === null || nr_seq_arquivo === rotina ? {} : { nr_seq_arquivo: 'OUTRA_ROTINA' }),
    ...(nr_seq_agendamento_cliente === null || nr_seq_agendamento_cliente === id
      ? {}
      : { nr_seq_agendamento_cliente: 'OUTRO_AGENDAMENTO' }),
  };
  if (Object.keys(faults).length > 0) throw new Refused('CAMPO_INVALIDO', { faults });
  return { routine: rotina, company: nr_seq_empresa, day: body.dia, hour: body.hora, emails: body.emails };
}

async function answer({ control, trail }: PanelContext, id: number, action: TrailAction): Promise<Saved> {
  const found = await findSchedule(control, id);
  if (found === undefined) throw new Error('a schedule that was just written is gone');
  const { db_name, ds_host: _, ds_fuso: __, nr_seq_empresa: ___, ...saved } = found;
  trail.push({ action, database: db_name, detail: told(saved) });
  return saved;
}

const told = ({ nome_rotina, dia_semana, hora }: Saved) => `${nome_rotina}: ${dia_semana}, ${hora}`;

/** Deletes a schedule; its runs stay (SCHED-11). @throws Refused NAO_ENCONTRADO */
export async function removeSchedule({ control, trail }: PanelContext, id: number): Promise<void> {
  const schedule = await findSchedule(control, id);
  if (schedule === undefined) throw new Refused('NAO_ENCONTRADO');
  await deleteSchedule(control, id);
  trail.push({ action: 'agendamento.excluido', database: schedule.db_name, detail: told(schedule) });
}
