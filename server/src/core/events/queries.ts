import { type RawBuilder, sql } from 'kysely';
import type { CompanyDb } from '../db/pools.ts';

/**
 * Announces events to every server. A notice makes its commit wait for all others, so it never rides on a
 * command's transaction: many are sent together, and this commit waits for no disk.
 */
export async function notifyEvents(db: CompanyDb, payloads: string[]): Promise<void> {
  await sql`
    select set_config('synchronous_commit', 'off', true), pg_notify('evento', aviso)
      from unnest(${payloads}::text[]) as aviso`.execute(db);
}

/**
 * A number that grows with every event of the branch (null: of the company), also when a later number
 * commits first: the sum of the newest fifty numbers. Answers of one version are equal.
 */
export function newestVersion(branch: number | null): RawBuilder<string> {
  const newest =
    branch === null
      ? sql`select nr_sequencial from evento order by nr_sequencial desc limit 50`
      : sql`select nr_sequencial from evento where nr_seq_filial = ${branch} order by nr_sequencial desc limit 50`;
  return sql<string>`(select coalesce(sum(nr_sequencial), 0)::text from (${newest}) recentes)`;
}

/** The version alone, for a reader who already holds an answer. */
export async function findVersion(db: CompanyDb, branch: number | null): Promise<string> {
  const { rows } = await sql<{ versao: string }>`select ${newestVersion(branch)} as versao`.execute(db);
  return rows[0]?.versao ?? '0';
}
