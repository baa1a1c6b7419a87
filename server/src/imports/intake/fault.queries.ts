import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { many, one } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { IntakeVerdict } from './outcome.rules.ts';
import { IntakeFault } from './queries.ts';

/** How many faults an intake has. */
export async function countFaults(db: CompanyDb, intake: number): Promise<number> {
  return one(db, number)`
    select count(*)::int as total from carga_falha where nr_seq_carga = ${intake}`;
}

/** A fault with the cells of its row. */
export const FaultOfLine = IntakeFault.extend({ cells: text.array() });
export type FaultOfLine = z.infer<typeof FaultOfLine>;

/** Faults in the order of the file. */
export async function listFaults(
  db: CompanyDb,
  intake: number,
  { skip, size }: { skip: number; size: number },
): Promise<FaultOfLine[]> {
  return many(db, FaultOfLine)`
    select nr_linha as line, cd_recusa as codigo, ds_coluna as coluna, ds_valor as valor, ds_mensagem as mensagem,
           js_valores as valores, l.ds_celulas as cells
      from carga_falha f
      join carga_linha l using (nr_seq_carga, nr_linha)
     where nr_seq_carga = ${intake}
     order by nr_linha, nr_ordem
    offset ${skip} limit ${size}`;
}

/** Faults grouped by column, value and reason. */
export const FaultGroup = IntakeFault.omit({ line: true }).extend({
  qt_linhas: number,
  /** The first of their lines. */
  nr_linha: number,
});
export type FaultGroup = z.infer<typeof FaultGroup>;

/** Faults by their reason, most rows first. */
export async function listFaultGroups(db: CompanyDb, intake: number, most: number): Promise<FaultGroup[]> {
  return many(db, FaultGroup)`
    select cd_recusa as codigo, ds_coluna as coluna, min(ds_valor) as valor, min(ds_mensagem) as mensagem,
           (array_agg(js_valores order by ds_mensagem))[1] as valores, count(distinct nr_linha)::int as qt_linhas, min(nr_linha) as nr_linha
      from carga_falha
     where nr_seq_carga = ${intake}
     -- Different spellings of a value are one fault.
     group by cd_recusa, ds_coluna, busca(ds_valor),
              -- Texts about repeated lines differ, since they name the line.
              case when cd_recusa <> 'LINHA_REPETIDA' then busca(ds_mensagem) end
     order by count(*) desc, min(nr_linha), min(nr_ordem)
     limit ${most}`;
}

/** A row that will be written, with its parsed cells. */
export const JudgedLine = row({ nr_linha: number, st_linha: IntakeVerdict, lida: text.array() });
export type JudgedLine = z.infer<typeof JudgedLine>;

/** Rows that will be new or changed, in file order; then rows identical to existing ones. */
export async function listJudged(
  db: CompanyDb,
  intake: number,
  { skip, size }: { skip: number; size: number },
): Promise<JudgedLine[]> {
  return many(db, JudgedLine)`
    select nr_linha, st_linha, ds_lida as lida from carga_linha
     where nr_seq_carga = ${intake} and st_linha is not null
     order by st_linha = 'I', nr_linha
    offset ${skip} limit ${size}`;
}

/** A refused row with all its reasons in one text. */
export const RefusedLine = row({ line: number, cells: text.array(), why: text });
export type RefusedLine = z.infer<typeof RefusedLine>;

/** Refused rows behind a line, in the order of the file. */
export async function listRefused(
  db: CompanyDb,
  intake: number,
  { after, size }: { after: number; size: number },
): Promise<RefusedLine[]> {
  return many(db, RefusedLine)`
    select l.nr_linha as line, l.ds_celulas as cells, string_agg(f.ds_mensagem, ' ' order by f.nr_ordem) as why
      from carga_linha l
      join carga_falha f on f.nr_seq_carga = l.nr_seq_carga and f.nr_linha = l.nr_linha
     where l.nr_seq_carga = ${intake} and l.nr_linha > ${after}
     group by l.nr_linha, l.ds_celulas
     order by l.nr_linha
     limit ${size}`;
}
