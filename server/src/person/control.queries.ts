import { sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';
import type { Company } from '../core/http/context.ts';

/** A company by its number, in service or not. */
export async function findCompany(
  control: ControlDb,
  id: number,
): Promise<(Company & { active: boolean }) | undefined> {
  const { rows } = await sql<Company & { active: boolean }>`
    select nr_sequencial as id, ds_empresa as name, db_name as database, st_status = 'A' as active
      from empresa where nr_sequencial = ${id} and tp_base = 'T'`.execute(control);
  return rows[0];
}

/** Lets the transaction of a command wait for work that takes its time elsewhere. */
export async function allowLongWait(control: ControlDb): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(control);
}
