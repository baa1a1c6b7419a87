import { type AnswerOf, type CheckedInput, calls } from '@terminal/contract';
import type { z } from 'zod';
import { inService } from '../../core/companies.queries.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../../core/db/sql.ts';
import { bool, number, row, text } from '../../core/row.ts';
import { tooSilent } from './silence.queries.ts';

const Routine = calls.listRoutines.answer.element;
type Routine = z.infer<typeof Routine>;

const routineColumns = sql`nr_sequencial, nome_rotina, ds_caminho, ds_observacao`;

/** Every routine, by name. */
export async function listRoutines(db: ControlDb): Promise<Routine[]> {
  return many(db, Routine)`
    select ${routineColumns} from rotina order by lower(nome_rotina), nr_sequencial`;
}

/** A routine as it is typed. */
export interface NewRoutine {
  name: string;
  path: string;
  note: string | null;
}

/** Stores a routine. @returns it with its number */
export async function insertRoutine(tx: ControlDb, { name, path, note }: NewRoutine): Promise<Routine> {
  return one(tx, Routine)`
    insert into rotina (nome_rotina, ds_caminho, ds_observacao) values (${name}, ${path}, ${note})
    returning ${routineColumns}`;
}

/** @returns undefined when there is no such routine */
export async function updateRoutine(
  tx: ControlDb,
  id: number,
  { name, path, note }: NewRoutine,
): Promise<Routine | undefined> {
  return maybe(tx, Routine)`
    update rotina set nome_rotina = ${name}, ds_caminho = ${path}, ds_observacao = ${note}
     where nr_sequencial = ${id}
    returning ${routineColumns}`;
}

/** Locks a routine, so that it is not scheduled meanwhile, and reads its name and whether it has schedules. */
export async function lockRoutine(
  tx: ControlDb,
  id: number,
): Promise<{ nome_rotina: string; agendada: boolean } | undefined> {
  const nome_rotina = await maybe(tx, text)`
    select nome_rotina from rotina where nr_sequencial = ${id} for update`;
  if (nome_rotina === undefined) return undefined;
  // A statement of its own: it sees what the lock waited for.
  const found = await execute(tx)`select 1 from agendamento where nr_seq_rotina = ${id} limit 1`;
  return { nome_rotina, agendada: found > 0 };
}

/** Deletes a routine with its runs; one with a schedule cannot be deleted. */
export async function deleteRoutine(tx: ControlDb, id: number): Promise<void> {
  await execute(tx)`delete from rotina where nr_sequencial = ${id}`;
}

/** A schedule as it is typed. */
export interface NewSchedule {
  routine: number;
  company: number;
  day: string;
  hour: string;
  emails: string | null;
}

const Named = row({ rotina: bool, empresa: bool });

/** Which of the two a schedule names is there: only companies in service are. */
export async function findNamed(
  tx: ControlDb,
  { routine, company }: Pick<NewSchedule, 'routine' | 'company'>,
): Promise<{ rotina: boolean; empresa: boolean }> {
  return one(tx, Named)`
    select exists (select from rotina where nr_sequencial = ${routine}) as rotina,
           exists (select from empresa where nr_sequencial = ${company} and ${inService}) as empresa`;
}

/** Stores a schedule. @returns its number */
export async function insertSchedule(tx: ControlDb, schedule: NewSchedule): Promise<number> {
  return one(tx, number)`
    insert into agendamento (nr_seq_rotina, nr_seq_empresa, dia_semana, hora, ds_email)
    values (${schedule.routine}, ${schedule.company}, ${schedule.day}, ${schedule.hour}, ${schedule.emails})
    returning nr_sequencial`;
}

/** @returns whether there is such a schedule */
export async function updateSchedule(tx: ControlDb, id: number, schedule: NewSchedule): Promise<boolean> {
  const written = await execute(tx)`
    update agendamento
       set nr_seq_rotina = ${schedule.routine}, nr_seq_empresa = ${schedule.company}, dia_semana = ${schedule.day},
           hora = ${schedule.hour}, ds_email = ${schedule.emails}
     where nr_sequencial = ${id}
    returning nr_sequencial`;
  return written === 1;
}

/** Deletes a schedule; its runs stay. */
export async function deleteSchedule(tx: ControlDb, id: number): Promise<void> {
  await execute(tx)`delete from agendamento where nr_sequencial = ${id}`;
}

const scheduleColumns = sql`
  e.ds_empresa as nome_empresa, r.nome_rotina, r.ds_caminho, a.dia_semana, a.hora, a.ds_email,
  a.nr_sequencial as nr_seq_agendamento, a.nr_sequencial as nr_seq_agendamento_cliente, r.nr_sequencial as nr_seq_arquivo`;

/** One schedule with the names a screen shows; undefined when there is none. */
export async function findSchedule(
  db: ControlDb,
  id: number,
): Promise<(AnswerOf<'saveSchedule'> & ScheduleCompany) | undefined> {
  return maybe(db, calls.saveSchedule.answer.extend(ScheduleCompany.shape))`
    select ${scheduleColumns}, ${companyColumns}
      from agendamento a
      join rotina r on r.nr_sequencial = a.nr_seq_rotina
      join empresa e on e.nr_sequencial = a.nr_seq_empresa
     where a.nr_sequencial = ${id}`;
}

/** What of a company decides where and when its schedules run. */
export const ScheduleCompany = row({
  nr_seq_empresa: number,
  db_name: text,
  ds_host: text.nullable(),
  ds_fuso: text,
});
export type ScheduleCompany = z.infer<typeof ScheduleCompany>;

const companyColumns = sql`a.nr_seq_empresa, e.db_name, e.ds_host, e.ds_fuso`;

const Listed = calls.listSchedules.answer.shape.agendamentos.shape.data.element;
/** A row of the list before its links and next slot are worked out. */
export const ScheduleRow = Listed.omit({ link_execucao: true, proxima: true }).extend(
  ScheduleCompany.pick({ ds_host: true }).shape,
);
export type ScheduleRow = z.infer<typeof ScheduleRow>;

type Filters = CheckedInput<'listSchedules'>['query'];

const Schedules = row({
  agora: text,
  total: number,
  data: ScheduleRow.array(),
  empresa: row({ id: number, name: text }).nullable(),
});

/**
 * A page of schedules by company and routine, with their newest run, in one statement.
 * @returns `empresa` null when none was asked for, undefined when it is unknown
 */
export async function searchSchedules(
  db: ControlDb,
  filters: Filters,
  page: { first: number; size: number },
): Promise<{
  agora: string;
  total: number;
  data: ScheduleRow[];
  empresa: { id: number; name: string } | null;
}> {
  const { empresa, rotina, dia, hora } = filters;
  const wanted = (column: string, value: string | number | undefined): Sql =>
    value === undefined ? sql`true` : sql`${sql.id('a', column)} = ${value}`;
  return one(db, Schedules)`
    with achados as materialized (
      select a.nr_sequencial, e.ds_empresa, lower(r.nome_rotina) as nome
        from agendamento a
        join rotina r on r.nr_sequencial = a.nr_seq_rotina
        join empresa e on e.nr_sequencial = a.nr_seq_empresa
       where ${wanted('nr_seq_empresa', empresa)} and ${wanted('nr_seq_rotina', rotina)}
         and ${wanted('dia_semana', dia)} and ${wanted('hora', hora)}),
    pagina as (
      select *, row_number() over (order by ds_empresa, nome, nr_sequencial) as lugar
        from achados order by lugar limit ${page.size} offset ${page.first})
    select to_json(now()) #>> '{}' as agora, (select count(*)::int from achados) as total,
           (select json_build_object('id', nr_sequencial, 'name', ds_empresa) from empresa
             where nr_sequencial = ${empresa ?? null}) as empresa,
           coalesce((select json_agg(to_json(linha) order by lugar)
                       from pagina p
                      cross join lateral (
                        select ${scheduleColumns}, a.nr_seq_empresa, e.ds_host, e.ds_fuso,
                               (select json_build_object('dt_record', x.dt_record, 'st_execucao', x.st_execucao,
                                                         'ds_erro', x.ds_erro)
                                  from agendamento_execucao x
                                 where x.nr_seq_agendamento = a.nr_sequencial
                                 order by x.dt_prevista desc limit 1) as ultima,
                               ${tooSilent} as qt_dias_parado
                          from agendamento a
                          join rotina r on r.nr_sequencial = a.nr_seq_rotina
                          join empresa e on e.nr_sequencial = a.nr_seq_empresa
                         where a.nr_sequencial = p.nr_sequencial) linha), '[]') as data`;
}
