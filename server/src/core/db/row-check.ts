import { z } from 'zod';

/** The schema of a row's columns, of several kinds of row the first; undefined: it is that of an only column's value. */
export function rowOf(schema: z.core.$ZodType | undefined): z.ZodObject | undefined {
  if (schema instanceof z.ZodUnion) return rowOf(schema.options[0]);
  return schema instanceof z.ZodObject ? schema : undefined;
}

/** What is wrong with an answer by the schema of its rows, the column first; undefined: nothing. */
export function faultOf(
  schema: z.ZodType,
  columns: readonly string[],
  rows: readonly unknown[],
): string | undefined {
  const [only = ''] = columns;
  const row = rowOf(schema);
  const declared = row === undefined ? [only] : Object.keys(row.shape);
  const extra = columns.find((name) => !declared.includes(name));
  if (extra !== undefined) return `${extra}: is not declared`;
  const missing = declared.find((name) => !columns.includes(name));
  if (missing !== undefined) return `${missing}: is not read`;
  const compared = row === undefined ? z.strictObject({ [only]: schema }) : schema;
  for (const found of rows) {
    const issue = compared.safeParse(found).error?.issues[0];
    if (issue !== undefined) return `${issue.path.join('.')}: ${issue.message}`;
  }
  return undefined;
}
