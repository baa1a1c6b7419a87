import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { z } from 'zod';
import { row, text } from '../row.ts';
import type { Held } from './owner.ts';

/** A table as it is written out. */
export const TableShape = row({
  name: text,
  columns: text.array(),
  /** Columns of its primary key; null: there is none. */
  key: text.array().nullable(),
});
export type TableShape = z.infer<typeof TableShape>;

const name = pg.escapeIdentifier;

/** The statement that writes a table out, always in the same order. */
const copyOutOf = (table: TableShape): string => `copy (${selectOf(table)}) to stdout`;

function selectOf(table: TableShape): string {
  const columns = table.columns.map((column) => `t.${name(column)}`).join(', ');
  const order = table.key === null ? 't.*::text' : table.key.map((column) => `t.${name(column)}`).join(', ');
  return `select ${columns} from ${name(table.name)} t order by ${order}`;
}

/** The statement that writes a table as one JSON object per line. JSON holds no control characters: nothing is quoted. */
const copyLinesOf = (table: TableShape): string =>
  `copy (select row_to_json(r) from (${selectOf(table)}) r) to stdout (format csv, quote E'\\x01', delimiter E'\\x02')`;

/** The statement that takes a table in. */
const copyInto = (table: Pick<TableShape, 'name' | 'columns'>): string =>
  `copy ${name(table.name)} (${table.columns.map(name).join(', ')}) from stdin`;

/** What went through: rows, and the SHA-256 of their text. */
export interface Copied {
  rows: number;
  sha256: string;
}

/** Packing quickly matters more than packing well: the disk of a backup is cheaper than its time. */
const packing = { level: 1 };

/** Passes bytes on and knows their SHA-256 in the end. */
function hashing() {
  const hash = createHash('sha256');
  return {
    async *pass(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    digest: () => hash.digest('hex'),
  };
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Writes a table into a packed file that must not be there yet. */
export async function tableToFile({ client }: Held, table: TableShape, path: string): Promise<Copied> {
  const source = client.query(copyTo(copyOutOf(table)));
  const text = hashing();
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(source, text.pass, createGzip(packing), file);
  return { rows: source.rowCount, sha256: text.digest() };
}

/** Reads a table as it would be written, for its rows and SHA-256 alone. */
export async function readTable({ client }: Held, table: TableShape): Promise<Copied> {
  const source = client.query(copyTo(copyOutOf(table)));
  const text = hashing();
  await pipeline(source, text.pass, nowhere());
  return { rows: source.rowCount, sha256: text.digest() };
}

/** Writes a table as JSON Lines. @returns rows */
export async function tableToLines({ client }: Held, table: TableShape, path: string): Promise<number> {
  const source = client.query(copyTo(copyLinesOf(table)));
  await pipeline(source, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return source.rowCount;
}

/** Takes a packed file into an empty table. */
export async function fileToTable(
  { client }: Held,
  table: Pick<TableShape, 'name' | 'columns'>,
  path: string,
): Promise<void> {
  await pipeline(createReadStream(path), createGunzip(), client.query(copyFrom(copyInto(table))));
}

/** Rows of a table, as a statement of the source, and where they go. */
interface Stream {
  /** The statement that selects them. */
  select: string;
  /** Table, with its columns in the order they are selected. */
  into: Pick<TableShape, 'name' | 'columns'>;
  /** The table was emptied in this transaction: no row has to be looked at again. */
  fresh?: boolean;
}

/** Copies rows into a table of another server; nothing of them is kept in memory. @returns rows */
export async function rowsToTable(
  from: Held,
  to: Held,
  { select, into, fresh = false }: Stream,
): Promise<number> {
  const source = from.client.query(copyTo(`copy (${select}) to stdout (format binary)`));
  const target = to.client.query(
    copyFrom(`${copyInto(into)} (format binary${fresh ? ', freeze true' : ''})`),
  );
  await pipeline(source, target);
  return source.rowCount;
}

/** SHA-256 of what a packed file holds. @throws when it cannot be unpacked */
export async function hashPacked(path: string): Promise<string> {
  const text = hashing();
  await pipeline(createReadStream(path), createGunzip(), text.pass, nowhere());
  return text.digest();
}

/** SHA-256 of a file's bytes. */
export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
