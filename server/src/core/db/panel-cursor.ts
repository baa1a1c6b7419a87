import pg from 'pg';
import Cursor from 'pg-cursor';
import { Refused } from '../refusal.ts';
import type { PanelConnection } from './panel-connections.ts';

/** Values as PostgreSQL's text, without rounding or conversion. */
const asWritten = { getTypeParser: () => (value: string) => value };

/** A column of a result. */
interface ScriptField {
  name: string;
  /** PostgreSQL's short name of the type: int4, text, timestamptz; '?' for types that are not built in. */
  tipo: string;
}

/** Result of a statement. */
export interface ScriptRows {
  fields: ScriptField[];
  rows: (string | null)[][];
  /** Number of rows changed, or read within the limits. */
  count: number;
  /** There were more. */
  limited: boolean;
  /** Values that were cut. */
  cut: number;
}

interface Limits {
  rows: number;
  /** Characters of all values together. */
  characters: number;
  /** Characters of one value. */
  longestValue: number;
}

type Batch = { rows: (string | null)[][]; result: pg.QueryResult };

/** Handles COPY TO STDOUT, which pg cannot receive for a statement; such a script must not stop this server. */
class ScriptCursor extends Cursor<(string | null)[]> {
  /** Called in that case; the cursor itself would wait forever. */
  onCopy: () => void = () => undefined;

  handleCopyData(_message: unknown, connection: pg.Connection) {
    this.onCopy();
    connection.stream.destroy();
  }
}

const batchSize = 100;

/**
 * Runs one statement through the extended protocol, which accepts only a single one, and reads its rows up to the limits.
 * @returns as `command` PostgreSQL's command tag; null if there were more rows
 * @throws Refused SCRIPT_FALHOU with what the database says of it
 */
export async function readScript(
  { client, taken }: PanelConnection,
  text: string,
  limits: Limits,
): Promise<ScriptRows & { command: string | null }> {
  const cursor = client.query(new ScriptCursor(text, undefined, { rowMode: 'array', types: asWritten }));
  const kept = keeper(limits);
  for (;;) {
    const { rows, result } = await nextBatch(cursor, batchSize);
    taken();
    const full = !rows.every(kept.add);
    const done = rows.length < batchSize;
    if (!full && !done) continue;
    if (!done) await cursor.close();
    return { ...kept.brought(result, done), command: done ? (result.command ?? null) : null };
  }
}

/** Collects rows up to the limits. */
function keeper(limits: Limits) {
  const rows: ScriptRows['rows'] = [];
  let characters = 0;
  let limited = false;
  let cut = 0;
  const shortened = (value: string | null) => {
    if (value === null || value.length <= limits.longestValue) return value;
    cut += 1;
    return `${value.slice(0, limits.longestValue).toWellFormed()}…`;
  };
  return {
    /** @returns false when the limit is reached */
    add(row: (string | null)[]): boolean {
      limited ||= rows.length >= limits.rows || characters >= limits.characters;
      if (limited) return false;
      const cells = row.map(shortened);
      characters += cells.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      rows.push(cells);
      return true;
    },
    brought({ fields, rowCount }: pg.QueryResult, done: boolean): ScriptRows {
      const told = fields.map(({ name, dataTypeID }) => ({ name, tipo: typeNames.get(dataTypeID) ?? '?' }));
      // A statement without columns reports the number of changed rows.
      const count = done && fields.length === 0 ? (rowCount ?? 0) : rows.length;
      return { fields: told, rows, count, limited, cut };
    },
  };
}

/** Yields batches of rows of one of our statements; ending the iteration ends the statement. */
export async function* readBatches(
  { client, taken }: PanelConnection,
  text: string,
  values: readonly unknown[],
  size: number,
): AsyncGenerator<(string | null)[][]> {
  const cursor = client.query(new ScriptCursor(text, [...values], { rowMode: 'array', types: asWritten }));
  for (;;) {
    const { rows } = await nextBatch(cursor, size);
    taken();
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}

function nextBatch(cursor: ScriptCursor, size: number): Promise<Batch> {
  return new Promise((resolve, reject) => {
    cursor.onCopy = () => reject(new Refused('SCRIPT_FALHOU', { valores: { erro: 'COPY' } }));
    // pg-cursor promises the rows alone; columns and command come with the callback.
    cursor.read(size, (error, rows, result) => {
      if (error == null) resolve({ rows, result });
      else reject(failureOf(error));
    });
  });
}

/**
 * Turns a database error into SCRIPT_FALHOU with its message, which the author needs; exceeded limits are recognised where they
 * are set.
 */
function failureOf(error: Error): Error {
  if (!(error instanceof pg.DatabaseError) || error.code === '57014') return error;
  return new Refused('SCRIPT_FALHOU', { valores: { erro: error.message } });
}

const typeNames = new Map(
  Object.entries(pg.types.builtins).map(([name, oid]) => [Number(oid), name.toLowerCase()]),
);
