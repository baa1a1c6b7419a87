import type { Actor } from '../context.ts';
import type { CompanyDb } from '../db/pools.ts';
import { execute, one, type Sql, sql } from '../db/sql.ts';
import { bool, text } from '../row.ts';

/**
 * Announces events to every server. NOTIFY serialises commits, so it is never part of a command's transaction: announcements
 * are sent in batches, with a commit that does not wait for the disk.
 */
export async function notifyEvents(db: CompanyDb, payloads: string[]): Promise<void> {
  await execute(db)`
    select set_config('synchronous_commit', 'off', true), pg_notify('evento', aviso)
      from unnest(${payloads}::text[]) as aviso`;
}

/**
 * A number that grows with every event of the branch (null: of the company), also when a later number
 * commits first: the sum of the newest fifty numbers. Answers of one version are equal.
 */
export function newestVersion(branch: number | null): Sql {
  return sql`(select coalesce(sum(nr_sequencial), 0)::text from (${newest('nr_sequencial', branch)}) recentes)`;
}

/** The same number by itself. */
export const findBranchVersion = (db: CompanyDb, branch: number | null): Promise<string> =>
  one(db, text)`select ${newestVersion(branch)}`;

/**
 * A column of the newest fifty events of a branch (null: of the company); selecting further columns would prevent an index-only
 * scan.
 */
const newest = (column: 'nr_sequencial' | 'dt_evento', branch: number | null) =>
  branch === null
    ? sql`select ${sql.id(column)} from evento order by nr_sequencial desc limit 50`
    : sql`select ${sql.id(column)} from evento where nr_seq_filial = ${branch} order by nr_sequencial desc limit 50`;

/** Whether the branch (null: the company) had an event in the last so many ms. */
export async function hasEventsSince(db: CompanyDb, branch: number | null, ms: number): Promise<boolean> {
  return one(db, bool)`
    select exists (select from (${newest('dt_evento', branch)}) recentes
                    where dt_evento > now() - ${ms} * interval '1 ms') as houve`;
}

const Version = text.nullable();

/**
 * Only the version, for a reader who already has an answer; null for a technician who recently worked in another branch, whose
 * events it does not count.
 */
export async function findVersion(
  db: CompanyDb,
  { branchId, kind, personId }: Pick<Actor, 'branchId' | 'kind' | 'personId'>,
): Promise<string | null> {
  const elsewhere = sql`
    exists (select from (select nr_seq_os from execucao where nr_seq_clifor_inicio = ${personId}
                          order by dt_inicio desc limit 20) ultimas
              join os o on o.nr_sequencial = ultimas.nr_seq_os
             where o.nr_seq_filial <> ${branchId}::int)`;
  return one(db, Version)`
    select case when ${kind === 'attendant' ? elsewhere : sql`false`} then null
                else ${newestVersion(branchId)} end as versao`;
}
