import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, one } from '../core/db/sql.ts';

const Yes = z.boolean();

/** Whether a person has a badge. */
export const hasBadge = (db: CompanyDb, id: number): Promise<boolean> =>
  one(db, Yes)`
    select exists (select from clifor_acesso where nr_seq_clifor = ${id} and hm_cracha is not null) as tem`;

/** Whether a badge is that of somebody else, under any of its hashes. */
export const isOfAnother = (db: CompanyDb, id: number, hashes: readonly Buffer[]): Promise<boolean> =>
  one(db, Yes)`
    select exists (
      select from clifor_acesso where hm_cracha = any (${hashes}) and nr_seq_clifor <> ${id}) as tem`;

/**
 * Replaces the badge of a person, whose former one is kept as taken away; null: none.
 * @returns false: the person has no digits, so does not sign in
 */
export async function updateBadge(
  db: CompanyDb,
  id: number,
  badge: { hash: Buffer; mark: string } | null,
): Promise<boolean> {
  const changed = await execute(db)`
    update clifor_acesso
       set hm_cracha = ${badge?.hash ?? null}, cd_chave_cracha = ${badge?.mark ?? null},
           hm_crachas_retirados = case when hm_cracha is null then hm_crachas_retirados
                                       else array_append(hm_crachas_retirados, hm_cracha) end
     where nr_seq_clifor = ${id}`;
  return changed > 0;
}

/** A badge that is given is no former one any more, whosever it was. @param hashes all it may be kept under */
export async function forgetFormer(db: CompanyDb, hashes: readonly Buffer[]): Promise<void> {
  await execute(db)`
    update clifor_acesso
       set hm_crachas_retirados = array(select h from unnest(hm_crachas_retirados) h where h <> all (${hashes}))
     where hm_crachas_retirados && ${hashes}::bytea[]`;
}
