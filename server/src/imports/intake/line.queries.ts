import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many } from '../../core/db/sql.ts';
import { bytes, number, row, text } from '../../core/row.ts';
import { Line } from './outcome.rules.ts';

/** A row of a file to be staged. */
export interface NewLine extends Omit<Line, 'repeats'> {
  keys: readonly string[];
}

/** Stages rows. */
export async function insertLines(db: CompanyDb, intake: number, lines: readonly NewLine[]): Promise<void> {
  const hex = (mac: Buffer | null) => mac && `\\x${mac.toString('hex')}`;
  const rows = lines.map(({ line, cells, keys, sealed }) => ({
    line,
    cells,
    keys,
    person: sealed.person,
    login: hex(sealed.login),
    confirm: hex(sealed.confirm),
    mark: sealed.mark,
  }));
  await execute(db)`
    insert into carga_linha (nr_seq_carga, nr_linha, ds_celulas, ds_chaves, nr_pessoa, hm_login, hm_confirma, cd_chave)
    select ${intake}, line, cells, keys, person, login, confirm, mark
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as l (line int, cells text[], keys text[], person int, login bytea, confirm bytea, mark text)`;
}

/** Marks rows that repeat the key of an earlier row, by column. */
export async function updateRepeats(db: CompanyDb, intake: number): Promise<void> {
  await execute(db)`
    with chaves as (
      select l.nr_linha, split_part(k.chave, ' ', 1) as coluna, min(l.nr_linha) over (partition by k.chave) as primeira
        from carga_linha l, unnest(l.ds_chaves) as k (chave)
       where l.nr_seq_carga = ${intake}),
    repetidas as (
      select nr_linha, jsonb_agg(jsonb_build_object('column', coluna, 'line', primeira) order by coluna) as repete
        from chaves where primeira < nr_linha group by nr_linha)
    update carga_linha l set ds_repete = r.repete from repetidas r
     where l.nr_seq_carga = ${intake} and l.nr_linha = r.nr_linha`;
}

const Lines = row({
  nr_linha: number,
  ds_celulas: text.array(),
  ds_repete: Line.shape.repeats,
  nr_pessoa: number.nullable(),
  hm_login: bytes.nullable(),
  hm_confirma: bytes.nullable(),
  cd_chave: text.nullable(),
});

/** Rows behind a line, in their order. */
export async function listLines(db: CompanyDb, intake: number, after: number, most: number): Promise<Line[]> {
  const rows = await many(db, Lines)`
    select nr_linha, ds_celulas, ds_repete, nr_pessoa, hm_login, hm_confirma, cd_chave
      from carga_linha
     where nr_seq_carga = ${intake} and nr_linha > ${after}
     order by nr_linha
     limit ${most}`;
  return rows.map((row) => ({
    line: row.nr_linha,
    cells: row.ds_celulas,
    repeats: row.ds_repete,
    sealed: { person: row.nr_pessoa, login: row.hm_login, confirm: row.hm_confirma, mark: row.cd_chave },
  }));
}

/** Deletes written rows. */
export async function deleteLines(tx: CompanyDb, intake: number, lines: readonly number[]): Promise<void> {
  await execute(tx)`
    delete from carga_linha where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[])`;
}

/** Deletes the HMACs of digits in finally refused rows, which can no longer be corrected here. */
export async function forgetProofs(tx: CompanyDb, intake: number, lines: readonly number[]): Promise<void> {
  await execute(tx)`
    update carga_linha set hm_login = null, hm_confirma = null
     where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[])`;
}
