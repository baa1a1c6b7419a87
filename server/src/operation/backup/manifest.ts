import { createHmac } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[A-Za-z0-9_-]{1,63}$/);

/** Names the product gives its files; below the folder, whatever a strange manifest says. */
const fileNames = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const table = z.strictObject({
  name: identifier,
  columns: z.array(identifier).min(1),
  /** Rows there were in the snapshot. */
  rows: z.int().min(0),
  /** Of the rows as COPY writes them, unpacked. */
  sha256,
});
const sequence = z.strictObject({
  name: identifier,
  /** Newest number given; null: none yet. A text: it may be larger than a number of JavaScript. */
  last: z.string().regex(/^\d+$/).nullable(),
});
const database = z.strictObject({
  name: identifier,
  /** Server it was on; absent: the first. */
  server: identifier.optional(),
  schema: z.enum(['control', 'company']),
  /** Files of migrations it had, the oldest first. */
  migrations: z.array(identifier).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
});
const file = z.strictObject({ name: z.string().regex(fileNames), size: z.int().min(0), sha256 });
const manifest = z.strictObject({
  /** Format of the folder; another number is another format. */
  format: z.literal(1),
  id: z.uuid(),
  product: z.string(),
  postgres: z.string(),
  /** When the backup was begun, UTC. */
  made: z.iso.datetime(),
  /** Tells whether a SECRET_KEY is the one of the backup, without telling the key. */
  key: sha256,
  /** The control database first. */
  databases: z.array(database).min(1),
  files: z.array(file),
});

/** What a backup holds and how to know that it is whole. */
export type Manifest = z.output<typeof manifest>;
export type SavedDatabase = z.output<typeof database>;
export type SavedTable = z.output<typeof table>;
export type SavedFile = z.output<typeof file>;

/** A backup or restore that cannot be; the message is for the person at the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const fileName = 'manifest.json';

/** Fingerprint of a SECRET_KEY: equal for equal keys. */
export const keyPrint = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('backup|fingerprint').digest('hex');

/** Whether a file in the store is one of the product, not something an editor or a system left there. */
export const isFileName = (name: string): boolean => fileNames.test(name);

/** Path of a table in a backup. */
export const tableFile = (folder: string, databaseName: string, tableName: string): string =>
  join(folder, 'databases', databaseName, `${tableName}.copy.gz`);

/** Path of a stored file in a backup. */
export const storedFile = (folder: string, name: string): string => join(folder, 'files', name);

/** Writes the manifest, whole or not at all: a folder without one is no backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const path = join(folder, fileName);
  manifest.parse(content); // what could not be read back must not look like a backup
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Reads what a backup holds. @throws BackupError when the folder is none, or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup: ${fileName} is missing.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${join(folder, fileName)} is damaged, or of another version of the product.`);
  }
}
