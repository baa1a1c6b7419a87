import { sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';

/** Answers when the database does. */
export async function pingDatabase(db: ControlDb): Promise<void> {
  await sql`select 1`.execute(db);
}
