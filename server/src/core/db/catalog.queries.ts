import type { z } from 'zod';
import { bool, row, text } from '../row.ts';
import { type Db, maybe, one } from './sql.ts';

/** A database of a server, as the server knows it. */
export const FoundDatabase = row({
  /** The comment on it. */
  note: text.nullable(),
});
export type FoundDatabase = z.infer<typeof FoundDatabase>;

/** A database by its name. */
export const findDatabase = (db: Db, name: string): Promise<FoundDatabase | undefined> =>
  maybe(db, FoundDatabase)`
    select shobj_description(oid, 'pg_database') as note from pg_database where datname = ${name}`;

/** Whether the database has a table of this name. */
export const hasTable = (db: Db, name: string): Promise<boolean> =>
  one(db, bool)`select to_regclass(${name}) is not null as ha`;

/** Whether the server has a role of this name. */
export const hasRole = (db: Db, name: string): Promise<boolean> =>
  one(db, bool)`select exists (select from pg_roles where rolname = ${name}) as ha`;
