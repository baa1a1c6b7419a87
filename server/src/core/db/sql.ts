import { sql as kyselySql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { checked } from '../checked.ts';
import { faultOf, rowOf } from './row-check.ts';

// Every statement is asked for here: many, maybe and one read rows that a schema declares (core/row.ts), execute reads none.
// A schema that is no object declares the only column: its values are answered, without a row around each of them.
// Outside production what is read is compared with its schema; in production nothing is parsed.

/** Where a statement runs: a database, or a transaction in it. */
export type Db = QueryExecutorProvider;

/** A part of a statement, or a whole one. */
export type Sql = RawBuilder<unknown>;

/** Writes a part of a statement. What stands in `${}` is a part again, or a value that travels as a parameter. */
export const sql = kyselySql;

/** A statement written behind the call: `` many(db, Row)`select ...` `` */
type Statement<T> = (strings: TemplateStringsArray, ...values: unknown[]) => Promise<T>;

/**
 * Reads any number of rows.
 * @throws Error outside production: a row is not what its schema says
 */
export const many =
  <Row extends z.ZodType>(db: Db, row: Row): Statement<z.output<Row>[]> =>
  (strings, ...values) =>
    read(db, row, sql(strings, ...values));

/**
 * Reads one row, or none: undefined.
 * @throws Error there are more; outside production: the row is not what its schema says
 */
export const maybe =
  <Row extends z.ZodType>(db: Db, row: Row): Statement<z.output<Row> | undefined> =>
  async (strings, ...values) => {
    const statement = sql(strings, ...values);
    const rows = await read(db, row, statement);
    if (rows.length > 1) throw new Error(`${rows.length} rows instead of one: ${beginningOf(statement, db)}`);
    return rows[0];
  };

/**
 * Reads exactly one row.
 * @throws Error there is none, or there are more; outside production: the row is not what its schema says
 */
export const one =
  <Row extends z.ZodType>(db: Db, row: Row): Statement<z.output<Row>> =>
  async (strings, ...values) => {
    const found = await maybe(db, row)(strings, ...values);
    if (found === undefined) throw new Error(`no row: ${beginningOf(sql(strings, ...values), db)}`);
    return found;
  };

/** Runs a statement of which no rows are read. @returns how many rows it wrote; of a select, how many it found */
export const execute =
  (db: Db): Statement<number> =>
  async (strings, ...values) => {
    const { numAffectedRows, rows } = await sql(strings, ...values).execute(db);
    return numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
  };

async function read<Row extends z.ZodType>(db: Db, row: Row, statement: Sql): Promise<z.output<Row>[]> {
  const { rows } = await statement.execute(db);
  const fault = checked ? faultOf(row, rows) : undefined;
  if (fault !== undefined) throw new Error(`${fault}, in: ${beginningOf(statement, db)}`);
  return (rowOf(row) === undefined ? rows.map(onlyValue) : rows) as z.output<Row>[];
}

const onlyValue = (row: unknown): unknown => Object.values(row as object)[0];

/** Enough of a statement's text to find it by. */
const beginningOf = (statement: Sql, db: Db) =>
  statement.compile(db).sql.trim().replace(/\s+/g, ' ').slice(0, 120);
