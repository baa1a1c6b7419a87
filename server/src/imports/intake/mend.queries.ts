import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import type { Sealed } from './outcome.rules.ts';

/** Starts a new check of an intake. @returns whether it was checked and not yet written */
export async function updateAnew(tx: CompanyDb, intake: number, owner: string): Promise<boolean> {
  const written = await execute(tx)`
    update carga
       set st_carga = 'C', cd_dono = ${owner}::uuid, dt_sinal = now(), dt_cancelada = null, ds_erro = null,
           nr_linha = 0, qt_novas = 0, qt_mudadas = 0, qt_iguais = 0, qt_recusadas = 0
     where nr_sequencial = ${intake} and st_carga = 'P'`;
  return written === 1;
}

/** A staged row to correct. */
const Waiting = row({ line: number, cells: text.array() });
type Waiting = z.infer<typeof Waiting>;

/** Rows after a line with a faulty value in a column; or the one row, whatever its value. */
export async function listToMend(
  tx: CompanyDb,
  intake: number,
  {
    after,
    most,
    ...where
  }: { after: number; most: number; column: string; from: string | null; line: number | null },
): Promise<Waiting[]> {
  return many(tx, Waiting)`
    select l.nr_linha as line, l.ds_celulas as cells
      from carga_linha l
     where l.nr_seq_carga = ${intake} and l.nr_linha > ${after}
       and case when ${where.line}::int is not null then l.nr_linha = ${where.line}::int
                else exists (select from carga_falha f
                              where f.nr_seq_carga = l.nr_seq_carga and f.nr_linha = l.nr_linha
                                and f.ds_coluna = ${where.column} and busca(f.ds_valor) = busca(${where.from})) end
     order by l.nr_linha
     limit ${most}`;
}

/** A corrected row; without new digits the former ones stay. */
export interface MendedLine extends Waiting {
  keys: readonly string[];
  sealed: Sealed | null;
}

/** Replaces staged rows by their corrections. */
export async function updateMended(
  tx: CompanyDb,
  intake: number,
  lines: readonly MendedLine[],
): Promise<void> {
  const hex = (mac: Buffer | null | undefined) => (mac ? `\\x${mac.toString('hex')}` : null);
  const rows = lines.map(({ line, cells, keys, sealed }) => ({
    line,
    cells,
    keys,
    anew: sealed !== null,
    person: sealed?.person ?? null,
    login: hex(sealed?.login),
    confirm: hex(sealed?.confirm),
    mark: sealed?.mark ?? null,
  }));
  await execute(tx)`
    update carga_linha l
       set ds_celulas = r.cells, ds_chaves = r.keys,
           nr_pessoa = case when r.anew then r.person else l.nr_pessoa end,
           hm_login = case when r.anew then r.login else l.hm_login end,
           hm_confirma = case when r.anew then r.confirm else l.hm_confirma end,
           cd_chave = case when r.anew then r.mark else l.cd_chave end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (line int, cells text[], keys text[], anew boolean, person int, login bytea, confirm bytea, mark text)
     where l.nr_seq_carga = ${intake} and l.nr_linha = r.line`;
}

/** Deletes the results of a check, because the rows are judged again. */
export async function deleteFindings(tx: CompanyDb, intake: number): Promise<void> {
  await execute(tx)`delete from carga_falha where nr_seq_carga = ${intake}`;
  await execute(tx)`
    update carga_linha set ds_repete = '[]', st_linha = null, ds_lida = null
     where nr_seq_carga = ${intake} and (ds_repete <> '[]' or st_linha is not null)`;
}
