import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import type { NewHash } from '../core/digits.ts';
import { bool, bytes, number, row, text } from '../core/row.ts';
import type { ProofKind } from './rules.ts';

/** What is scanned or typed, and the columns its hash and the mark of its key are in. */
const columns = {
  digits: { hash: 'hm_confirma', mark: 'cd_chave_confirma' },
  pin: { hash: 'hm_pin', mark: 'cd_chave_pin' },
  badge: { hash: 'hm_cracha', mark: 'cd_chave_cracha' },
} as const satisfies Record<ProofKind, object>;

/** Stores digits, a PIN or a badge of the identity check hashed with another key. */
export async function updateHash(
  db: CompanyDb,
  what: ProofKind,
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

const LostBadge = row({ retirado: bool });

/** Whose badge one was that nobody in use has: taken away, or of somebody who left. */
export const findLostBadge = (db: CompanyDb, hashes: readonly Buffer[]) =>
  maybe(db, LostBadge)`
    select hm_crachas_retirados && ${hashes}::bytea[] as retirado
      from clifor_acesso
     where hm_cracha = any (${hashes}) or hm_crachas_retirados && ${hashes}::bytea[]
     order by hm_cracha is not null and hm_cracha = any (${hashes}) desc
     limit 1`;
