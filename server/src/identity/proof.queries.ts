import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import type { NewHash } from '../core/digits.ts';
import { bytes, number, row, text } from '../core/row.ts';

/** What is scanned or typed, and the columns its hash and the mark of its key are in. */
const columns = {
  digits: { hash: 'hm_confirma', mark: 'cd_chave_confirma' },
  badge: { hash: 'hm_cracha', mark: 'cd_chave_cracha' },
} as const;

/** Stores digits or a badge of the identity check hashed with another key. */
export async function updateHash(
  db: CompanyDb,
  what: keyof typeof columns,
  { person, before, hash, mark }: NewHash,
): Promise<void> {
  const { hash: column, mark: markColumn } = columns[what];
  await execute(db)`
    update clifor_acesso set ${sql.id(column)} = ${hash}, ${sql.id(markColumn)} = ${mark}
     where nr_seq_clifor = ${person} and ${sql.id(column)} = ${before}`;
}

const BadgeRow = row({ nr_sequencial: number, ds_colaborador: text, hm_cracha: bytes });

/** Whose badge has one of the hashes, the first one before the others; nobody inactive. */
export const findByBadge = (db: CompanyDb, hashes: readonly Buffer[]) =>
  maybe(db, BadgeRow)`
    select g.nr_sequencial, g.ds_colaborador, a.hm_cracha
      from clifor_acesso a
      join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'
     where a.hm_cracha = any (${hashes})
     order by array_position(${hashes}::bytea[], a.hm_cracha)
     limit 1`;
