import { type AnswerOf, calls } from '@terminal/contract';
import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, maybe, sql } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { goneAfter, type Running } from './queries.ts';
import { shownBy } from './undo.rules.ts';

/** A line that stays, and why. */
export interface KeptLine {
  line: number;
  codigo: string;
  mensagem: string;
  /** Values of the `{names}` in its text. */
  valores: Record<string, string>;
}

/** Records lines that stay, with the display names of their records. */
export async function insertKept(tx: CompanyDb, intake: number, kept: readonly KeptLine[]): Promise<void> {
  const names = shownBy.map((column) => `f.js_linha ->> '${column}'`).join(', ');
  await execute(tx)`
    insert into carga_mantida (nr_seq_carga, nr_linha, cd_recusa, ds_mensagem, js_valores, ds_registro)
    select ${intake}, r.line, r.codigo, r.mensagem, r.valores,
           coalesce((select coalesce(${sql.raw(names)}) from carga_feita f
                      where f.nr_seq_carga = ${intake} and f.nr_linha = r.line
                      order by f.ds_tabela not in ('veiculo', 'pneu', 'os', 'g_clifor', 'estoque'), f.ds_tabela limit 1), '')
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (line int, codigo text, mensagem text, valores jsonb)`;
}

/** A page of lines that stay, in the order of the file. */
export async function listKept(
  db: CompanyDb,
  intake: number,
  { skip, size }: { skip: number; size: number },
): Promise<AnswerOf<'listIntakeKept'>['data']> {
  return many(db, calls.listIntakeKept.answer.shape.data.element)`
    select nr_linha, ds_registro, cd_recusa as codigo, ds_mensagem as mensagem, js_valores as valores from carga_mantida
     where nr_seq_carga = ${intake} order by nr_linha offset ${skip} limit ${size}`;
}

/** Reasons why lines stay, the most frequent first. */
export async function listKeptReasons(
  db: CompanyDb,
  intake: number,
): Promise<AnswerOf<'listIntakeKeptReasons'>> {
  return many(db, calls.listIntakeKeptReasons.answer.element)`
    select count(*)::int as qt_linhas, min(nr_linha) as nr_linha, cd_recusa as codigo, ds_mensagem as mensagem,
           (array_agg(js_valores))[1] as valores
      from carga_mantida where nr_seq_carga = ${intake}
     group by cd_recusa, ds_mensagem order by count(*) desc, min(nr_linha)`;
}

/** Person and reason of an undo; without a reason it is only previewed. */
export interface Asked {
  owner: string;
  userId: number | null;
  reason: string | null;
}

/**
 * Starts the preview or the undo of an intake.
 * @returns whether its state allows that and it wrote anything
 */
export async function updateUndoing(
  db: CompanyDb,
  intake: number,
  { owner, userId, reason }: Asked,
): Promise<boolean> {
  const written = await execute(db)`
    with limpas as (
      delete from carga_mantida
       where nr_seq_carga in (select nr_sequencial from carga where nr_sequencial = ${intake} and ${standing}))
    update carga c
       set st_carga = case when ${reason}::text is null then 'D' else 'U' end,
           st_antes = case when st_carga = 'Q' then st_antes else st_carga end,
           nr_linha_desfeita = ${lastLine}, qt_desfeitas = 0, qt_mantidas = 0,
           qt_desfazer = (select count(distinct f.nr_linha) from carga_feita f
                           where f.nr_seq_carga = c.nr_sequencial and f.nr_linha > 0),
           ds_motivo = coalesce(${reason}, ds_motivo), nr_seq_usuario_desfaz = ${userId},
           cd_dono = ${owner}::uuid, dt_sinal = now(), dt_cancelada = null, ds_erro = null
     where nr_sequencial = ${intake} and ${standing}
       and exists (select from carga_feita f where f.nr_seq_carga = c.nr_sequencial)
    returning nr_sequencial`;
  return written === 1;
}

const standing = sql`st_carga in ('S', 'K', 'E', 'V', 'Q')`;

/** Greater than any line number. */
const lastLine = 2_147_483_647;

/** Records the progress of an undo if this process still owns it and the progress is unchanged. @returns whether so */
export async function updateUndone(
  tx: CompanyDb,
  { id, state, last }: Running,
  owner: string,
  step: { to: number; undone: number; kept: number },
): Promise<boolean> {
  const written = await execute(tx)`
    update carga
       set nr_linha_desfeita = ${step.to}, dt_sinal = now(),
           qt_desfeitas = qt_desfeitas + ${step.undone}, qt_mantidas = qt_mantidas + ${step.kept}
     where nr_sequencial = ${id} and cd_dono = ${owner}::uuid and st_carga = ${state}
       and nr_linha_desfeita = ${last}`;
  return written === 1;
}

/** Result of an undo, and who requested it. */
export const UndoEnded = row({
  userId: number.nullable(),
  kind: text,
  file: text,
  undone: number,
  kept: number,
  reason: text.nullable(),
});
export type UndoEnded = z.infer<typeof UndoEnded>;

/**
 * Ends a preview or undo: a complete preview waits for a decision; an interrupted preview returns to the former state, an
 * interrupted undo stays as far as it came.
 * @returns undefined if this process no longer owns it
 */
export async function updateUndoEnd(
  db: CompanyDb,
  { id, state }: Running,
  owner: string,
  end: { whole: boolean; error: string | null },
): Promise<UndoEnded | undefined> {
  return maybe(db, UndoEnded)`
    update carga
       set st_carga = case when st_carga = 'U' then 'V' when ${end.whole}::boolean then 'Q' else st_antes end,
           ds_erro = ${end.error}, cd_dono = null, dt_cancelada = null, dt_sinal = now(),
           dt_final = case when st_carga = 'U' then now() else dt_final end
     where nr_sequencial = ${id} and cd_dono = ${owner}::uuid and st_carga = ${state}
    returning nr_seq_usuario_desfaz as "userId", tp_carga as kind, ds_arquivo as file, qt_desfeitas as undone,
              qt_mantidas as kept, ds_motivo as reason`;
}

/** Requests the cancellation of a preview or undo; without an owner it ends at once. @returns whether there was one */
export async function updateUndoCancelled(db: CompanyDb, intake: number): Promise<boolean> {
  const written = await execute(db)`
    update carga
       set dt_cancelada = now(),
           st_carga = case when st_carga = 'Q' or st_carga = 'D' and dt_sinal < now() - make_interval(secs => ${goneAfter})
                           then st_antes
                           when st_carga = 'U' and dt_sinal < now() - make_interval(secs => ${goneAfter}) then 'V'
                           else st_carga end
     where nr_sequencial = ${intake} and st_carga in ('D', 'Q', 'U')`;
  return written === 1;
}
