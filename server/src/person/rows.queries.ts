import { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { type Db, many, sql } from '../core/db/sql.ts';

/** A row as JSON. */
const Kept = z.record(z.string(), z.unknown());

/** Rows of a table as JSON that name a person in one of these columns. */
export const listRows = (
  db: Db,
  table: string,
  columns: readonly string[],
  person: number,
): Promise<z.infer<typeof Kept>[]> =>
  many(db, Kept)`
    select to_jsonb(t) as linha from ${sql.id(table)} t
     where ${person}::int in (${sql.join(columns.map((column) => sql.id(column)))}) order by 1`;

/** Terminals and networks from which a person signed in, in the control database; deleted by anonymising. */
export const listSources = (
  control: ControlDb,
  company: number,
  codes: readonly string[],
): Promise<z.infer<typeof Kept>[]> =>
  many(control, Kept)`
    select to_jsonb(o) as linha from origem_conhecida o
     where nr_seq_empresa = ${company} and tp_conta <> 'P' and cd_conta = any (${codes})
     order by dt_ultimo, cd_origem`;
