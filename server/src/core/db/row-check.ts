import type pg from 'pg';
import { z } from 'zod';

/** Columns of answers, by their rows. */
const columnsOf = new WeakMap<readonly unknown[], readonly string[]>();

/** Remembers the columns of an answer: one without rows shows them nowhere else. */
export function noteColumns({ rows, fields }: pg.QueryResult<Record<string, unknown>>): void {
  columnsOf.set(
    rows,
    fields.map(({ name }) => name),
  );
}

/** The schema of a row's columns, of several kinds of row the first; undefined: it is that of an only column's value. */
export function rowOf(schema: z.ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodUnion) return rowOf(schema.options[0] as z.ZodType);
  return schema instanceof z.ZodObject ? schema : undefined;
}

/** What is wrong with rows by their schema, the column first; undefined: nothing. */
export function faultOf(schema: z.ZodType, rows: readonly unknown[]): string | undefined {
  const columns = columnsOf.get(rows) ?? (rows.length > 0 ? Object.keys(rows[0] as object) : undefined);
  const [only = ''] = columns ?? [];
  const row = rowOf(schema);
  const compared = row === undefined ? z.strictObject({ [only]: schema }) : schema;
  if (columns !== undefined) {
    const declared = row === undefined ? [only] : Object.keys(row.shape);
    const extra = columns.find((name) => !declared.includes(name));
    if (extra !== undefined) return `${extra}: is not declared`;
    const missing = declared.find((name) => !columns.includes(name));
    if (missing !== undefined) return `${missing}: is not read`;
  }
  for (const found of rows) {
    const issue = compared.safeParse(found).error?.issues[0];
    if (issue !== undefined) return `${issue.path.join('.')}: ${issue.message}`;
  }
  return undefined;
}
