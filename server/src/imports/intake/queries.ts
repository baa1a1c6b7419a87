import { calls, type IntakeKind, intakeOrder } from '@terminal/contract';
import { z } from 'zod';
import { ToldRefusal } from '../../core/cells/reader.rules.ts';
import { deleteWhere } from '../../core/db/batches.queries.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { bool, number, row, text } from '../../core/row.ts';
import type { IntakeVerdict, Tally } from './outcome.rules.ts';

/** Seconds without heartbeat after which the process working on an intake counts as gone. */
export const goneAfter = 20;

/** Data of an intake for the process that works on it. */
export const Running = row({
  id: number,
  kind: z.enum(intakeOrder),
  /** C being checked, X being written; D its undo being previewed, U being undone. */
  state: z.enum(['C', 'X', 'D', 'U']),
  wholly: bool,
  /** Last line that was judged, or undone. */
  last: number,
  /** Why it is undone. */
  reason: text.nullable(),
  cancelled: bool,
});
export type Running = z.infer<typeof Running>;

const Shown = calls.listIntakes.answer.element;
type Shown = z.infer<typeof Shown>;

const shown = sql`
  nr_sequencial, tp_carga, ds_arquivo, st_carga, tudo_ou_nada, qt_linhas,
  case when st_carga in ('D', 'U') then qt_desfeitas + qt_mantidas
       else qt_novas + qt_mudadas + qt_iguais + qt_recusadas end as qt_feitas, qt_novas, qt_mudadas, qt_iguais, qt_recusadas, nr_linhas_total, ds_ignoradas,
  ds_faltam,
  ds_usuario, ds_erro, qt_desfazer, qt_desfeitas, qt_mantidas, ds_motivo,
  exists (select from carga_feita f where f.nr_seq_carga = carga.nr_sequencial) as pode_desfazer, to_json(dt_criacao) as dt_criacao, to_json(dt_final) as dt_final`;

/** Intakes of the company, newest first; a hundred at most. */
export async function listIntakes(db: CompanyDb): Promise<Shown[]> {
  return many(
    db,
    Shown,
  )`select ${shown} from carga order by carga.dt_criacao desc, carga.nr_sequencial desc limit 100`;
}

/** One of them. */
export async function findIntake(db: CompanyDb, id: number): Promise<Shown | undefined> {
  return maybe(db, Shown)`select ${shown} from carga where nr_sequencial = ${id}`;
}

/** Begins an intake; the index carga_em_curso refuses a second one at a time. @returns its number */
export async function insertIntake(
  db: CompanyDb,
  intake: { kind: IntakeKind; file: string; userId: number | null; user: string; owner: string },
): Promise<number> {
  return one(db, number)`
    insert into carga (tp_carga, ds_arquivo, nr_seq_usuario, ds_usuario, cd_dono)
    values (${intake.kind}, ${intake.file}, ${intake.userId}, ${intake.user}, ${intake.owner}::uuid)
    returning nr_sequencial`;
}

/** Deletes intakes whose upload was interrupted, with their rows. */
export async function endCutOff(db: CompanyDb): Promise<void> {
  await execute(db)`
    delete from carga
     where st_carga = 'L' and dt_sinal < now() - make_interval(secs => ${goneAfter})`;
}

/** Heartbeat of an intake whose file is being read. */
export async function updateSign(db: CompanyDb, intake: number): Promise<void> {
  await execute(db)`update carga set dt_sinal = now() where nr_sequencial = ${intake}`;
}

/** Marks the file as complete and ready to check. @param totals skipped total lines */
export async function updateRead(
  db: CompanyDb,
  intake: number,
  {
    rows,
    totals,
    head,
  }: { rows: number; totals: readonly number[]; head: { ignored: string[]; missing: string[] } },
): Promise<void> {
  await execute(db)`
    update carga set st_carga = 'C', qt_linhas = ${rows}, nr_linhas_total = ${totals}::int[],
                     ds_ignoradas = ${head.ignored}::text[], ds_faltam = ${head.missing}::text[], dt_sinal = now()
     where nr_sequencial = ${intake}`;
}

/** Deletes an intake that could not be read, with its rows. */
export async function deleteIntake(db: CompanyDb, intake: number): Promise<void> {
  await execute(db)`delete from carga where nr_sequencial = ${intake}`;
}

const running = sql`
  nr_sequencial as id, tp_carga as kind, st_carga as state, tudo_ou_nada as wholly, ds_motivo as reason,
  case when st_carga in ('D', 'U') then nr_linha_desfeita else nr_linha end as last,
  dt_cancelada is not null as cancelled`;

/** Claims an intake no process works on; undefined: none. */
export async function claimIntake(db: CompanyDb, owner: string): Promise<Running | undefined> {
  return maybe(db, Running)`
    update carga set cd_dono = ${owner}::uuid, dt_sinal = now()
     where nr_sequencial = (
       select nr_sequencial from carga
        where st_carga in ('C', 'X', 'D', 'U')
          and (cd_dono is null or cd_dono = ${owner}::uuid or dt_sinal < now() - make_interval(secs => ${goneAfter}))
        limit 1 for update skip locked)
    returning ${running}`;
}

/** Present state of an intake this process works on; undefined: another process owns it now, or it has ended. */
export async function findOwn(db: CompanyDb, intake: number, owner: string): Promise<Running | undefined> {
  return maybe(db, Running)`
    select ${running} from carga
     where nr_sequencial = ${intake} and cd_dono = ${owner}::uuid and st_carga in ('C', 'X', 'D', 'U')`;
}

/** A fault of a row as it is noted. */
export const IntakeFault = ToldRefusal.omit({ parte: true }).extend({
  line: number,
  /** As of ToldRefusal; null: it was noted before they were kept. */
  valores: z.record(z.string(), text).nullable(),
  /** Value of the cell; null: the whole row is at fault. */
  valor: text.nullable(),
});
export type IntakeFault = z.infer<typeof IntakeFault>;

/** Notes everything rows were refused for. */
export async function insertFaults(
  tx: CompanyDb,
  intake: number,
  faults: readonly IntakeFault[],
): Promise<void> {
  const rows = faults.map((fault, n) => ({ ...fault, n }));
  await execute(tx)`
    insert into carga_falha (nr_seq_carga, nr_linha, nr_ordem, cd_recusa, ds_coluna, ds_valor, ds_mensagem, js_valores)
    select ${intake}, line, row_number() over (partition by line order by n), codigo, coluna, valor, mensagem, valores
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (line int, n int, codigo text, coluna text, valor text, mensagem text, valores jsonb)`;
}

/** Notes what checked rows will be. */
export async function updateJudged(
  tx: CompanyDb,
  intake: number,
  rows: readonly { line: number; verdict: IntakeVerdict; told: readonly string[] }[],
): Promise<void> {
  await execute(tx)`
    update carga_linha l set st_linha = r.verdict, ds_lida = r.told
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, verdict text, told text[])
     where l.nr_seq_carga = ${intake} and l.nr_linha = r.line`;
}

/**
 * Records the progress of an intake if this process still owns it and the progress is unchanged.
 * @returns whether it is
 */
export async function updateProgress(
  tx: CompanyDb,
  { id, state }: Running,
  owner: string,
  step: { from: number; to: number; tally: Tally },
): Promise<boolean> {
  const { tally } = step;
  const written = await execute(tx)`
    update carga
       set nr_linha = ${step.to}, dt_sinal = now(),
           qt_novas = qt_novas + ${tally.novas}, qt_mudadas = qt_mudadas + ${tally.mudadas},
           qt_iguais = qt_iguais + ${tally.iguais}, qt_recusadas = qt_recusadas + ${tally.recusadas}
     where nr_sequencial = ${id} and cd_dono = ${owner}::uuid and st_carga = ${state} and nr_linha = ${step.from}`;
  return written === 1;
}

/** Result of an intake, and its sender. */
export const Ended = row({
  userId: number.nullable(),
  kind: text,
  file: text,
  written: number,
  refused: number,
});
export type Ended = z.infer<typeof Ended>;

/**
 * Ends this process's work on an intake. An incomplete check starts again from the beginning.
 * @returns undefined if this process no longer owns it
 */
export async function updateEnd(
  db: CompanyDb,
  intake: number,
  owner: string,
  end: { state: 'P' | 'S' | 'K' | 'E'; error?: string; anew: boolean },
): Promise<Ended | undefined> {
  return maybe(db, Ended)`
    update carga
       set st_carga = ${end.state}, ds_erro = ${end.error ?? null}, cd_dono = null, dt_cancelada = null,
           dt_final = case when ${end.state} <> 'P' then now() end,
           nr_linha = case when ${end.anew}::boolean then 0 else nr_linha end
     where nr_sequencial = ${intake} and cd_dono = ${owner}::uuid and st_carga in ('C', 'X')
    returning nr_seq_usuario as "userId", tp_carga as kind, ds_arquivo as file,
              qt_novas + qt_mudadas as written, qt_recusadas as refused`;
}

/** Releases this process's intakes, so that another can continue at once. */
export async function releaseOwn(db: CompanyDb, owner: string): Promise<void> {
  await execute(db)`update carga set cd_dono = null where cd_dono = ${owner}::uuid`;
}

/**
 * Starts writing an intake that was checked, cancelled or failed; continues after rows written before.
 * @returns whether it was in such a state
 */
export async function updateStarted(
  db: CompanyDb,
  intake: number,
  owner: string,
  wholly: boolean,
): Promise<boolean> {
  const written = await execute(db)`
    with antes as (
      select nr_sequencial, st_carga = 'P' or nr_linha = 0 as do_inicio from carga
       where nr_sequencial = ${intake} and st_carga in ('P', 'K', 'E') for update),
    limpas as (
      delete from carga_falha f using antes a where f.nr_seq_carga = a.nr_sequencial and a.do_inicio)
    update carga c
       set st_carga = 'X', tudo_ou_nada = ${wholly}, cd_dono = ${owner}::uuid, dt_sinal = now(), dt_inicio = now(),
           dt_final = null, dt_cancelada = null, ds_erro = null,
           nr_linha = case when a.do_inicio then 0 else nr_linha end,
           qt_novas = case when a.do_inicio then 0 else qt_novas end,
           qt_mudadas = case when a.do_inicio then 0 else qt_mudadas end,
           qt_iguais = case when a.do_inicio then 0 else qt_iguais end,
           qt_recusadas = case when a.do_inicio then 0 else qt_recusadas end
      from antes a
     where c.nr_sequencial = a.nr_sequencial
    returning c.nr_sequencial`;
  return written === 1;
}

/** Requests the cancellation of an intake; without an owner it is cancelled at once. @returns whether there was one */
export async function updateCancelled(db: CompanyDb, intake: number): Promise<boolean> {
  const written = await execute(db)`
    update carga
       set dt_cancelada = now(),
           st_carga = case when dt_sinal < now() - make_interval(secs => ${goneAfter}) or st_carga = 'P'
                           then 'K' else st_carga end,
           -- A check starts again later; the process still working on it relies on its own progress.
           nr_linha = case when st_carga = 'P'
                             or st_carga = 'C' and dt_sinal < now() - make_interval(secs => ${goneAfter})
                           then 0 else nr_linha end
     where nr_sequencial = ${intake} and st_carga in ('C', 'P', 'X')`;
  return written === 1;
}

/** Deletes rows of intakes that ended or were abandoned a month ago, and the records of what they wrote. */
export async function deleteOldLines(db: CompanyDb): Promise<void> {
  const old = sql`
    nr_seq_carga in (select nr_sequencial from carga
                      where st_carga in ('P', 'S', 'K', 'E', 'Q', 'V') and dt_sinal < now() - interval '30 days')`;
  for (const table of ['carga_linha', 'carga_feita', 'carga_mantida'] as const)
    await deleteWhere(db, table, old);
}
