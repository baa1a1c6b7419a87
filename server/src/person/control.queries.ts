import { sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';

/** Lets the transaction of a command wait for work that takes its time elsewhere. */
export async function allowLongWait(control: ControlDb): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(control);
}
