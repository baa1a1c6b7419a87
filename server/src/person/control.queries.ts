import type { ControlDb } from '../core/db/pools.ts';
import { execute } from '../core/db/sql.ts';

/** Lets the transaction of a command wait for work that takes its time elsewhere. */
export async function allowLongWait(control: ControlDb): Promise<void> {
  await execute(control)`set local idle_in_transaction_session_timeout = '10min'`;
}
