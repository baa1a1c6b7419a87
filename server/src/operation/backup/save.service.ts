import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Schema } from '../../../db/grants.ts';
import { findDatabase } from '../../core/db/catalog.queries.ts';
import { asAdmin, type Held, inControl, inSnapshot } from '../../core/db/owner.ts';
import { type Admin, databaseOf, serverNamed, serverOf } from '../../core/db/places.ts';
import type { ProvisionOptions } from '../../core/db/provision.ts';
import { reaches } from '../../core/db/reach.ts';
import { hashBytes, tableToFile } from '../../core/db/table-copy.ts';
import type { FileStore } from '../../files/store.service.ts';
import {
  BackupError,
  isFileName,
  keyPrint,
  type Manifest,
  type SavedDatabase,
  type SavedFile,
  type SavedTable,
  storedFile,
  tableFile,
  writeManifest,
} from './manifest.ts';
import {
  findPostgresVersion,
  listCompanyPlaces,
  listMigrations,
  listSequences,
  listTables,
} from './queries.ts';

/** An installation: its PostgreSQL, its names and key, its files. */
export interface Installation {
  admin: Admin;
  options: ProvisionOptions;
  store: FileStore;
}

/** Prints the progress. */
export type Say = (text: string) => void;

/** Files between two lines about how far it is. */
const filesPerLine = 500;

/**
 * Writes every database and file of an installation into an empty folder, while it is served. Each database is written
 * as of one moment; the manifest comes last, so a folder cut off half-way is no backup.
 * @param product version of the product
 * @throws BackupError when the folder is not empty or there is no installation
 */
export async function saveBackup(
  from: Installation,
  folder: string,
  product: string,
  say: Say,
): Promise<Manifest> {
  const { admin, options, store } = from;
  await refuseWithout(admin, options.controlDatabase);
  await useEmptyFolder(folder);
  const made = new Date().toISOString();
  const save = (place: string, schema: Schema) => saveDatabase(admin, folder, place, schema, say);
  // The control database first: every company it names is complete, and later ones are not named.
  const control = await save(options.controlDatabase, 'control');
  const databases = [control];
  for (const place of await inControl(admin, options, listCompanyPlaces))
    if (await isThere(admin, place)) databases.push(await save(place, 'company'));
  const manifest: Manifest = {
    format: 1,
    id: randomUUID(),
    product,
    postgres: await asAdmin(admin, findPostgresVersion),
    made,
    key: keyPrint(options.secretKey),
    databases,
    // After the rows: a file a row names was written before the row.
    files: await saveFiles(store, '/', folder, say),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/** Whether a company has a database. @throws BackupError when its server does not answer: a backup without it would be none */
async function isThere(admin: Admin, place: string): Promise<boolean> {
  const server = serverNamed(admin, serverOf(place));
  if (server.url !== admin.url && !(await reaches(server)))
    throw new BackupError(
      `The server ${serverOf(place)} does not answer: the backup cannot be finished without it.`,
    );
  return (await asAdmin(server, (db) => findDatabase(db, databaseOf(place)))) !== undefined;
}

async function refuseWithout(admin: Admin, controlDatabase: string): Promise<void> {
  const found = await asAdmin(admin, (db) => findDatabase(db, controlDatabase));
  if (found === undefined)
    throw new BackupError(`There is no database ${controlDatabase}: nothing to back up.`);
}

/** Makes the folder, readable for its owner alone: it holds everything the installation knows. @throws BackupError */
export async function useEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`);
}

async function saveDatabase(
  admin: Admin,
  folder: string,
  place: string,
  schema: Schema,
  say: Say,
): Promise<SavedDatabase> {
  say(`Database ${place}`);
  const [name, server] = [databaseOf(place), serverOf(place)];
  return inSnapshot(admin, place, async (held) => {
    const migrations = await listMigrations(held.db);
    const tables = await saveTables(held, folder, name);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`  ${tables.length} tables, ${rows} rows`);
    // A number given since the snapshot is only skipped.
    const sequences = await listSequences(held.db);
    return { name, ...(server !== null && { server }), schema, migrations, tables, sequences };
  });
}

async function saveTables(held: Held, folder: string, database: string): Promise<SavedTable[]> {
  const saved: SavedTable[] = [];
  for (const table of await listTables(held.db)) {
    const path = tableFile(folder, database, table.name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const copied = await tableToFile(held, table, path);
    saved.push({ name: table.name, columns: table.columns, ...copied });
  }
  return saved;
}

/**
 * Writes files below a folder.
 * @param of folder in the store; '/': all
 */
export async function saveFiles(
  store: FileStore,
  of: string,
  folder: string,
  say: Say,
): Promise<SavedFile[]> {
  const names = (await store.list(of)).filter(isFileName);
  say(`Files: ${names.length}`);
  const saved: SavedFile[] = [];
  for (const [index, name] of names.entries()) {
    const bytes = await readStored(store, name);
    if (bytes === undefined) continue;
    await writeStored(folder, name, bytes);
    saved.push({ name, size: bytes.length, sha256: hashBytes(bytes) });
    if ((index + 1) % filesPerLine === 0) say(`  ${index + 1} of ${names.length}`);
  }
  return saved;
}

/** Writes one file below a folder. */
async function writeStored(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = storedFile(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600, flush: true });
}

/** Bytes of a file; undefined when it was removed since it was listed: then no row keeps it. */
async function readStored(store: FileStore, name: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await store.read(name));
  } catch (error) {
    if (isMissing(error) || (error instanceof Error && isMissing(error.cause))) return undefined;
    throw error;
  }
}

/** As a folder and as a bucket say it. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey';
}
