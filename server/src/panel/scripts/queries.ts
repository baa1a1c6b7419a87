import { calls } from '@terminal/contract';
import { z } from 'zod';
import { Backend } from '../../core/db/panel-backend.ts';
import type { ScriptRows } from '../../core/db/panel-cursor.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { type Db, execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { bool, bytes, number, row, text } from '../../core/row.ts';
import type { Touched } from './rehearsal.queries.ts';

/** A run about to begin. */
export interface NewRun {
  userId: number;
  /** Key of the press. */
  key: string;
  /** L free on one database, M on many, E rehearsal of the latter. */
  type: RunType;
  /** Type of the databases. */
  baseType: string | null;
  script: string;
  bodyHash: Buffer;
  bases: readonly string[];
  /** Number of the rehearsal it follows, which serves no other run. */
  rehearsal?: string | null;
}

const RunType = z.enum(['L', 'M', 'E']);
type RunType = z.infer<typeof RunType>;

/** Seconds without a sign of life after which the server of a run counts as gone; it gives one every five. */
const silence = 30;
/** Days results are kept (as run results of the scheduler). */
const keptDays = 90;

/** Notes a run with its databases. @returns its number; undefined when the key was used before, or its rehearsal */
export async function insertRun(control: ControlDb, run: NewRun): Promise<string | undefined> {
  return maybe(control, text)`
    with velha as (
      delete from script_execucao where dt_inicio < now() - make_interval(days => ${keptDays})),
    nova as (
      insert into script_execucao (nr_seq_usuario, cd_chave, tp_script, tp_base, ds_script, hs_corpo, nr_seq_ensaio)
      values (${run.userId}, ${run.key}::uuid, ${run.type}, ${run.baseType}, ${run.script}, ${run.bodyHash},
              ${run.rehearsal ?? null}::bigint)
      on conflict do nothing
      returning nr_sequencial),
    bases as (
      insert into script_execucao_base (nr_seq_execucao, db_name, nr_ordem)
      select nova.nr_sequencial, b.db_name, b.nr_ordem
        from nova, unnest(${[...run.bases]}::text[]) with ordinality as b (db_name, nr_ordem))
    select nr_sequencial::text as id from nova`;
}

/** A stored run. */
export const RunRow = row({ id: text, hs_corpo: bytes, ended: bool });
export type RunRow = z.infer<typeof RunRow>;

/** A run of a user by the key of its press. */
export async function findRun(control: ControlDb, userId: number, key: string): Promise<RunRow | undefined> {
  return maybe(control, RunRow)`
    select nr_sequencial::text as id, hs_corpo, dt_final is not null as ended
      from script_execucao
     where nr_seq_usuario = ${userId} and cd_chave = ${key}::uuid`;
}

/** Claims a waiting database. @returns false if the run was cancelled before */
export async function claimBase(control: ControlDb, run: string, database: string): Promise<boolean> {
  const written = await execute(control)`
    update script_execucao_base b
       set st_base = 'X', dt_inicio = now()
      from script_execucao e
     where e.nr_sequencial = ${run}::bigint and e.dt_cancelado is null
       and b.nr_seq_execucao = e.nr_sequencial and b.db_name = ${database} and b.st_base = 'F'
     returning 1`;
  return written === 1;
}

/** Notes which process works on it. */
export async function updateBackend(
  control: ControlDb,
  run: string,
  database: string,
  { pid, started }: Backend,
): Promise<void> {
  await execute(control)`
    update script_execucao_base set nr_pid = ${pid}, dt_processo = ${started}::timestamptz
     where nr_seq_execucao = ${run}::bigint and db_name = ${database}`;
}

/** Whether a run was cancelled. */
export async function isCancelled(control: ControlDb, run: string): Promise<boolean> {
  const found = await execute(control)`
    select 1 from script_execucao where nr_sequencial = ${run}::bigint and dt_cancelado is not null`;
  return found === 1;
}

/** What became of a script in one database. */
export interface BaseEnd {
  state: 'S' | 'E' | 'C';
  /** Its result, when it is kept. */
  brought: ScriptRows | null;
  count: number | null;
  /** What it wrote, table by table; null: nothing. */
  touched: readonly Touched[] | null;
  error: string | null;
}

/** Writes down what became of it, unless the run was given up meanwhile. */
export async function updateBaseEnd(
  control: ControlDb,
  run: string,
  database: string,
  { state, brought, count, touched, error }: BaseEnd,
): Promise<void> {
  await execute(control)`
    update script_execucao_base
       set st_base = ${state}, qt_linhas = ${count}, ds_erro = ${error}, dt_final = now(), nr_pid = null,
           js_campos = ${brought === null ? null : JSON.stringify(brought.fields)}::jsonb,
           js_dados = ${brought === null ? null : JSON.stringify(brought.rows)}::jsonb,
           js_tocadas = ${touched === null ? null : JSON.stringify(touched)}::jsonb,
           st_limitado = ${brought?.limited ?? false}
     where nr_seq_execucao = ${run}::bigint and db_name = ${database}`;
}

/** Ends a run: what still waited is cancelled. */
export async function updateRunEnd(control: ControlDb, run: string): Promise<void> {
  await execute(control)`
    with fila as (
      update script_execucao_base set st_base = 'C' where nr_seq_execucao = ${run}::bigint and st_base = 'F')
    update script_execucao set dt_final = now() where nr_sequencial = ${run}::bigint`;
}

/** A sign of life of the server that runs it. */
export async function updateSign(control: ControlDb, run: string): Promise<void> {
  await execute(control)`update script_execucao set dt_sinal = now() where nr_sequencial = ${run}::bigint`;
}

/** Ends runs whose server stopped: the outcome of running databases is unknown, waiting ones were not started. */
export async function endInterrupted(control: ControlDb): Promise<void> {
  await execute(control)`
    with parada as (
      update script_execucao set dt_final = now()
       where dt_final is null and dt_sinal < now() - make_interval(secs => ${silence})
      returning nr_sequencial)
    update script_execucao_base b
       set st_base = case b.st_base when 'X' then 'I' else 'C' end, dt_final = now(), nr_pid = null
      from parada p
     where b.nr_seq_execucao = p.nr_sequencial and b.st_base in ('F', 'X')`;
}

const Cancelled = row({ id: text, type: RunType });

/** Calls a run off. @returns its number; undefined: there is none under way */
export async function updateCancelled(
  control: ControlDb,
  userId: number,
  key: string,
): Promise<{ id: string; type: RunType } | undefined> {
  return maybe(control, Cancelled)`
    update script_execucao set dt_cancelado = coalesce(dt_cancelado, now())
     where nr_seq_usuario = ${userId} and cd_chave = ${key}::uuid and dt_final is null
     returning nr_sequencial::text as id, tp_script as type`;
}

/** Processes that work on a run. */
export async function listBackends(control: ControlDb, run: string) {
  return many(control, Backend.extend({ database: text }))`
    select db_name as database, nr_pid as pid, dt_processo::text as started
      from script_execucao_base
     where nr_seq_execucao = ${run}::bigint and st_base = 'X' and nr_pid is not null`;
}

const milliseconds = sql`(extract(epoch from b.dt_final - b.dt_inicio) * 1000)::int`;

/** What each database of a run brought, in their order. */
export async function listResults(control: ControlDb, run: string) {
  return many(control, calls.submitScript.answer.shape.resultados.element)`
    select b.db_name, b.st_base = 'S' as ok, b.st_base, b.qt_linhas as linhas, b.js_dados as dados,
           b.js_campos as fields, b.st_limitado as limitado, b.ds_erro as erro, ${milliseconds} as ms
      from script_execucao_base b
     where b.nr_seq_execucao = ${run}::bigint
     order by b.nr_ordem`;
}

const RunTold = calls.listScriptRuns.answer.shape.data.element;
type RunTold = z.infer<typeof RunTold>;

const runTold = sql`
    e.nr_sequencial, e.cd_chave as execucao, e.ds_script, e.tp_base, to_json(e.dt_inicio) #>> '{}' as dt_inicio,
    to_json(e.dt_final) #>> '{}' as dt_final, e.dt_cancelado is not null as cancelado,
    (select json_agg(json_build_object('db_name', b.db_name, 'st_base', b.st_base, 'linhas', b.qt_linhas,
              'tocadas', b.js_tocadas, 'ms', ${milliseconds}, 'erro', b.ds_erro) order by b.nr_ordem)
       from script_execucao_base b where b.nr_seq_execucao = e.nr_sequencial) as bases`;

/** How far a run of a user is. */
export async function findRunTold(
  control: ControlDb,
  userId: number,
  key: string,
): Promise<RunTold | undefined> {
  return maybe(control, RunTold)`
    select ${runTold} from script_execucao e
     where e.nr_seq_usuario = ${userId} and e.cd_chave = ${key}::uuid`;
}

const RunsTold = row({ total: number, data: RunTold.array() });

/** A page of a user's runs on many databases, newest first, and how many there are. */
export async function listRunsTold(
  control: ControlDb,
  userId: number,
  page: { first: number; size: number },
): Promise<{ total: number; data: RunTold[] }> {
  return one(control, RunsTold)`
    with pagina as (
      select nr_sequencial from script_execucao where nr_seq_usuario = ${userId} and tp_script = 'M'
       order by nr_sequencial desc limit ${page.size} offset ${page.first})
    select (select count(*)::int from script_execucao
             where nr_seq_usuario = ${userId} and tp_script = 'M') as total,
           coalesce((select json_agg(to_json(r) order by r.nr_sequencial desc)
                       from (select ${runTold} from script_execucao e join pagina using (nr_sequencial)) r), '[]') as data`;
}

/** Whether the role left large objects behind, which no privilege keeps it from making. */
export async function hasLargeObjects(db: Db): Promise<boolean> {
  const found = await execute(db)`
    select 1 from pg_largeobject_metadata where lomowner = current_user::regrole limit 1`;
  return found > 0;
}
