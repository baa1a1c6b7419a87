import { type RunReason, reasonText } from '@terminal/contract/run-reasons';
import { z } from 'zod';
import { inService } from '../../core/companies.queries.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { bool, moment, number, row, text } from '../../core/row.ts';
import { mostSilent, silentDays } from './silence.queries.ts';

/** Everything the run of a routine for a company needs. */
export const RunnableRow = row({
  nome_rotina: text,
  ds_caminho: text,
  nr_seq_empresa: number,
  ds_empresa: text,
  db_name: text,
  ds_host: text.nullable(),
  ds_fuso: text,
  ds_idioma: text,
  agora: moment,
  /** Whether its company is in service. */
  ativa: bool,
});
export type RunnableRow = z.infer<typeof RunnableRow>;

/** A schedule of a company in service. */
export const ScheduledRow = RunnableRow.extend({ nr_sequencial: number, dia_semana: text, hora: text });
export type ScheduledRow = z.infer<typeof ScheduledRow>;

/** Every schedule of the companies in service, and the database's own time. */
export async function listScheduled(db: ControlDb): Promise<ScheduledRow[]> {
  return many(db, ScheduledRow)`
    select a.nr_sequencial, r.nome_rotina, r.ds_caminho, a.dia_semana, a.hora, a.nr_seq_empresa, empresa.ds_empresa,
           empresa.db_name, empresa.ds_host, empresa.ds_fuso, empresa.ds_idioma, true as ativa, now() as agora
      from agendamento a
      join rotina r on r.nr_sequencial = a.nr_seq_rotina
      join empresa on empresa.nr_sequencial = a.nr_seq_empresa and ${inService}
     order by a.nr_sequencial`;
}

/**
 * Takes a slot. Of all servers one gets it, once: the row is the claim.
 * @returns number of the run; undefined when the slot is taken, or the schedule has changed
 */
export async function claimSlot(
  db: ControlDb,
  schedule: Pick<ScheduledRow, 'nr_sequencial' | 'dia_semana' | 'hora'>,
  slot: Date,
): Promise<number | undefined> {
  return maybe(db, number)`
    insert into agendamento_execucao (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_inicio, ds_email)
    select a.nr_sequencial, a.nr_seq_rotina, a.nr_seq_empresa, ${slot}, now(), a.ds_email
      from agendamento a
     where a.nr_sequencial = ${schedule.nr_sequencial} and a.dia_semana = ${schedule.dia_semana}
       and a.hora = ${schedule.hora}
        on conflict on constraint agendamento_execucao_vez do nothing
    returning nr_sequencial`;
}

/** What a run came to. */
export interface RunOutcome {
  /** Why it failed; null: it succeeded. */
  error: string | null;
  status: number | null;
  type: 'text/html' | 'text/plain' | null;
  text: string | null;
}

/** Initial e-mail state of a run: none without recipients. */
const emailBegins = sql`
  st_email = case when ds_email is not null then 'P' end, dt_email = case when ds_email is not null then now() end`;

/** Writes down how a run ended. @returns false: it was closed meanwhile, and stays as it is */
export async function updateRun(db: ControlDb, run: number, outcome: RunOutcome): Promise<boolean> {
  const written = await execute(db)`
    update agendamento_execucao
       set st_execucao = ${outcome.error === null ? 'S' : 'F'}, dt_final = now(), nr_http = ${outcome.status},
           ds_resultado = ${outcome.text}, ds_tipo = ${outcome.type}, ds_erro = ${outcome.error}, ${emailBegins}
     where nr_sequencial = ${run} and st_execucao = 'X'`;
  return written === 1;
}

/** Whether a run is still open. */
export async function isRunning(db: ControlDb, run: number): Promise<boolean> {
  const found = await execute(db)`
    select from agendamento_execucao where nr_sequencial = ${run} and st_execucao = 'X'`;
  return found === 1;
}

/** When a run began. A run started by hand begins when its link is opened; until then the time it was recorded counts. */
const begun = sql`case when x.nr_seq_usuario is null then x.dt_record else coalesce(x.dt_inicio, x.dt_record) end`;

/** A run closed as failed. */
export const ClosedRow = row({ nome_rotina: text, db_name: text, ds_erro: text });
export type ClosedRow = z.infer<typeof ClosedRow>;

/**
 * Closes runs whose server is gone: they exceed the longest possible duration. They are not repeated, because their effect is
 * unknown. Also closes manual runs that were never opened.
 * @param longest seconds
 */
export async function closeLost(db: ControlDb, longest: number): Promise<ClosedRow[]> {
  return many(db, ClosedRow)`
    update agendamento_execucao x
       set st_execucao = 'F', dt_final = now(),
           ds_erro = case when x.nr_seq_usuario is not null and x.dt_inicio is null
                          then ${reasonText({ code: 'NAO_ABERTA' })} else ${reasonText({ code: 'ABANDONADA' })} end, ${emailBegins}
      from rotina r, empresa e
     where x.st_execucao = 'X' and ${begun} < now() - make_interval(secs => ${longest})
       and r.nr_sequencial = x.nr_seq_rotina and e.nr_sequencial = x.nr_seq_empresa
    returning r.nome_rotina, e.db_name, x.ds_erro`;
}

/** Ends a run on request. @returns undefined: it is not running */
export async function closeRun(
  db: ControlDb,
  run: number,
  reason: RunReason,
): Promise<ClosedRow | undefined> {
  return maybe(db, ClosedRow)`
    update agendamento_execucao x
       set st_execucao = 'F', dt_final = now(), ds_erro = ${reasonText(reason)}, ${emailBegins}
      from rotina r, empresa e
     where x.nr_sequencial = ${run} and x.st_execucao = 'X'
       and r.nr_sequencial = x.nr_seq_rotina and e.nr_sequencial = x.nr_seq_empresa
    returning r.nome_rotina, e.db_name, x.ds_erro`;
}

/**
 * Notes schedules nothing was heard of for too long as failures, so that history, list and e-mail tell them; again after
 * as long a time. Of all servers one notes it: the row is the claim.
 */
export async function insertSilent(db: ControlDb): Promise<ClosedRow[]> {
  return many(db, ClosedRow)`
    with mudos as (
      insert into agendamento_execucao
             (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_final, st_execucao, ds_erro, ds_email,
              st_email, dt_email)
      select a.nr_sequencial, a.nr_seq_rotina, a.nr_seq_empresa, v.ultima + ${mostSilent}, now(), 'F',
             replace(${reasonText({ code: 'NAO_EXECUTADA', dias: '{dias}' })}, '{dias}', v.dias::text), a.ds_email,
             case when a.ds_email is not null then 'P' end, case when a.ds_email is not null then now() end
        from agendamento a
        join empresa on empresa.nr_sequencial = a.nr_seq_empresa and ${inService}
       cross join lateral (
         select greatest(max(x.dt_record), a.dt_record) as ultima, ${silentDays} as dias
           from agendamento_execucao x where x.nr_seq_agendamento = a.nr_sequencial) v
       where v.ultima + ${mostSilent} <= now()
          on conflict on constraint agendamento_execucao_vez do nothing
      returning nr_seq_rotina, nr_seq_empresa, ds_erro)
    select r.nome_rotina, e.db_name, m.ds_erro
      from mudos m
      join rotina r on r.nr_sequencial = m.nr_seq_rotina
      join empresa e on e.nr_sequencial = m.nr_seq_empresa`;
}

/** Days for which a run and its result are stored. */
const keptDays = 90;

/** Deletes runs older than that, but for those still under way. */
export async function deleteOldRuns(db: ControlDb): Promise<void> {
  await execute(db)`
    delete from agendamento_execucao
     where dt_record < now() - make_interval(days => ${keptDays}) and st_execucao <> 'X'`;
}

const RunByHand = row({ id: number, dt_record: text });

/** Records a manual run. It begins when its link is opened. */
export async function insertRunByHand(
  tx: ControlDb,
  schedule: number,
  user: number,
): Promise<{ id: number; dt_record: string }> {
  return one(tx, RunByHand)`
    insert into agendamento_execucao
           (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_record, nr_seq_usuario)
    select a.nr_sequencial, a.nr_seq_rotina, a.nr_seq_empresa, m.agora, m.agora, ${user}
      from agendamento a
     cross join (select clock_timestamp() as agora) m
     where a.nr_sequencial = ${schedule}
    returning nr_sequencial as id, to_json(dt_record) #>> '{}' as dt_record`;
}

/** A recorded manual run, with everything it needs. */
export const WantedRow = RunnableRow.extend({ nr_seq_usuario: number.nullable() });
export type WantedRow = z.infer<typeof WantedRow>;

/** Begins a run that was noted, once. @returns undefined: it has begun, or was closed */
export async function claimRun(db: ControlDb, run: number): Promise<WantedRow | undefined> {
  return maybe(db, WantedRow)`
    update agendamento_execucao x
       set dt_inicio = now()
      from rotina r, empresa
     where x.nr_sequencial = ${run} and x.st_execucao = 'X' and x.dt_inicio is null
       and r.nr_sequencial = x.nr_seq_rotina and empresa.nr_sequencial = x.nr_seq_empresa
    returning r.nome_rotina, r.ds_caminho, x.nr_seq_empresa, x.nr_seq_usuario, empresa.ds_empresa, empresa.db_name,
              empresa.ds_host, empresa.ds_fuso, empresa.ds_idioma, ${inService} as ativa, now() as agora`;
}

/** A run of the history. */
export const RunRow = row({
  id: number,
  nr_seq_agendamento: number.nullable(),
  dt_record: text,
  dt_final: text.nullable(),
  st_execucao: z.enum(['X', 'S', 'F']),
  nome_empresa: text,
  ds_usuario: text.nullable(),
  nr_http: number.nullable(),
  ds_erro: text.nullable(),
  st_email: z.enum(['P', 'S', 'F']).nullable(),
  ds_erro_email: text.nullable(),
  tem_resultado: bool,
});
export type RunRow = z.infer<typeof RunRow>;

/** Most runs shown of a routine. */
const mostRuns = 100;

const Runs = RunRow.array();

/** The newest runs of a routine; undefined when there is no such routine. */
export async function listRuns(db: ControlDb, routine: number): Promise<RunRow[] | undefined> {
  return maybe(db, Runs)`
    select coalesce((
             select json_agg(to_json(linha) order by linha.dt_record desc, linha.id desc)
               from (select x.nr_sequencial as id, x.nr_seq_agendamento, x.dt_record, x.dt_final, x.st_execucao, e.ds_empresa as nome_empresa,
                            u.ds_nome as ds_usuario, x.nr_http, x.ds_erro, x.st_email, x.ds_erro_email,
                            x.ds_resultado is not null as tem_resultado
                       from agendamento_execucao x
                       join empresa e on e.nr_sequencial = x.nr_seq_empresa
                       left join usuario_painel u on u.nr_sequencial = x.nr_seq_usuario
                      where x.nr_seq_rotina = r.nr_sequencial
                      order by x.dt_record desc, x.nr_sequencial desc
                      limit ${sql.lit(mostRuns)}) linha), '[]') as execucoes
      from rotina r where r.nr_sequencial = ${routine}`;
}

const ResultRow = row({
  st_execucao: z.enum(['X', 'S', 'F']),
  ds_erro: text.nullable(),
  ds_resultado: text.nullable(),
  ds_tipo: z.enum(['text/html', 'text/plain']).nullable(),
  db_name: text,
  ds_idioma: text,
  nome_rotina: text,
});
type ResultRow = z.infer<typeof ResultRow>;

/** What a run came to. */
export async function findResult(db: ControlDb, run: number): Promise<ResultRow | undefined> {
  return maybe(db, ResultRow)`
    select x.st_execucao, x.ds_erro, x.ds_resultado, x.ds_tipo, e.db_name, e.ds_idioma, r.nome_rotina
      from agendamento_execucao x
      join empresa e on e.nr_sequencial = x.nr_seq_empresa
      join rotina r on r.nr_sequencial = x.nr_seq_rotina
     where x.nr_sequencial = ${run}`;
}
