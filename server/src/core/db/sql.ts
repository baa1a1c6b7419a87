import pg from 'pg';
import template, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Schema } from '../../../db/grants.ts';
import { checked } from '../checked.ts';
import { faultOf, rowOf } from './row-check.ts';

// Every statement is asked for here: many, maybe and one read rows that a schema declares (core/row.ts), execute reads none.
// A schema that is no object declares the only column: its values are answered, without a row around each of them.
// Outside production what is read is compared with its schema; in production nothing is parsed.

/** Where a statement runs: a database with the tables of this schema, or a transaction in it. */
export interface Db<Of extends Schema = Schema> {
  /** Which tables there are; known to types alone. */
  readonly schema?: Of;
  query(text: string, values: readonly unknown[]): Promise<Answer>;
  /**
   * Runs work in a transaction: committed when it is done, rolled back when it fails.
   * @throws Error a statement failed and the work went on as if it had not: nothing is committed; this is a transaction already
   */
  transaction<T>(work: (tx: Db<Of>) => Promise<T>): Promise<T>;
}

/** What the database answers. */
export type Answer = pg.QueryResult<Record<string, unknown>>;

/** A part of a statement, or a whole one. */
export type { Sql };

/** Writes a part of a statement. A value in `${}` is another part, or is sent as a parameter. */
export const sql = Object.assign(template, {
  /** A text of SQL, as it is. */
  raw,
  /** A name of a table, a column or both, quoted. */
  id: (...parts: string[]) => raw(parts.map((part) => pg.escapeIdentifier(part)).join('.')),
  /** A value in the text itself, for predicates of partial indexes. */
  lit: (value: string | number | boolean | null) =>
    raw(typeof value === 'string' ? pg.escapeLiteral(value) : String(value)),
  /** Parts or values, one behind the other. @throws TypeError there are none */
  join: (parts: readonly unknown[], separator = ', ') => join(parts, separator),
});

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
    if (rows.length > 1) throw new Error(`${rows.length} rows instead of one: ${beginningOf(statement)}`);
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
    if (found === undefined) throw new Error(`no row: ${beginningOf(sql(strings, ...values))}`);
    return found;
  };

/** Runs a statement of which no rows are read. @returns how many rows it wrote; of a select, how many it found */
export const execute =
  (db: Db): Statement<number> =>
  async (strings, ...values) => {
    const { text, values: parameters } = sql(strings, ...values);
    const { rowCount } = await db.query(text, parameters);
    return rowCount ?? 0;
  };

async function read<Row extends z.ZodType>(db: Db, row: Row, statement: Sql): Promise<z.output<Row>[]> {
  const { rows, fields } = await db.query(statement.text, statement.values);
  const columns = () => fields.map((field) => field.name);
  const fault = checked ? faultOf(row, columns(), rows) : undefined;
  if (fault !== undefined) throw new Error(`${fault}, in: ${beginningOf(statement)}`);
  // What PostgreSQL answers has no type: outside production it was compared with the schema above.
  return (rowOf(row) === undefined ? rows.map(onlyValue) : rows) as z.output<Row>[];
}

const onlyValue = (row: object): unknown => Object.values(row)[0];

/** Enough of a statement's text to find it by. */
const beginningOf = ({ text }: Sql) => text.trim().replace(/\s+/g, ' ').slice(0, 120);
