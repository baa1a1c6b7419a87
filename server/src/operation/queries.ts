import type { ControlDb } from '../core/db/pools.ts';
import { execute } from '../core/db/sql.ts';

/** Answers when the database does. */
export async function pingDatabase(db: ControlDb): Promise<void> {
  await execute(db)`select 1`;
}
