import { readFile } from 'node:fs/promises';
import { findDatabase } from '../../core/db/catalog.queries.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { asAdmin, type Held, inFilling } from '../../core/db/owner.ts';
import { type Admin, addressAt, databaseOf, placeOf, serverNamed, serverOf } from '../../core/db/places.ts';
import { makeDatabase } from '../../core/db/provision.ts';
import { fileToTable, hashBytes, hashPacked, readTable } from '../../core/db/table-copy.ts';
import type { Keys } from '../../core/keys.ts';
import { noteKey } from '../../start/installation.service.ts';
import {
  BackupError,
  keyPrint,
  type Manifest,
  readManifest,
  type SavedDatabase,
  storedFile,
  tableFile,
} from './manifest.ts';
import {
  emptyAndLift,
  isServed,
  isUnused,
  listMigrations,
  listTables,
  noteOn,
  setSequence,
} from './queries.ts';
import type { Installation, Say } from './save.service.ts';

/** Options of a restore. */
export interface RestoreOptions {
  /** The key of the backup is lost: use another one; all digits must then be entered again. */
  otherKey: boolean;
}

const begun = (id: string) => `restore of ${id} begun`;
const done = (id: string) => `restored from ${id}`;

/**
 * Brings a backup into an installation that has no company yet and is not served. Everything is checked before anything
 * is written, every table again once it is in. Cut off half-way it can be run again and goes on; the control database
 * comes last, so nothing is offered before all of it is there.
 * @throws BackupError when a file is damaged, the key is another or the installation is not empty
 */
export async function restoreBackup(
  to: Installation,
  folder: string,
  options: RestoreOptions,
  say: Say,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!options.otherKey && !isKeyOf(manifest, to.options))
    throw new BackupError(
      'SECRET_KEY is not the one of the backup. Put the kept key there (or into DATA_DIR/secret.key); when it is lost, --sem-chave goes on, and all digits must be entered anew.',
    );
  say('Checking the backup');
  await checkFolder(folder, manifest);
  await refuseServed(to);
  const [control, ...companies] = manifest.databases;
  if (control?.schema !== 'control') throw new BackupError('The backup holds no control database.');
  await refuseUsed(to, manifest);
  for (const database of companies) await restoreDatabase(to, folder, manifest.id, database, say);
  await restoreFiles(to, folder, manifest, say);
  const renamed = { ...control, name: to.options.controlDatabase };
  await restoreDatabase(to, folder, manifest.id, renamed, say, control.name);
  await noteKey(to.admin.url, to.options);
  return manifest;
}

/** Whether the backup's key is available, as the present key or the other one of a change of keys. */
const isKeyOf = (manifest: Manifest, { secretKey, otherKey }: Keys): boolean =>
  [secretKey, otherKey].some((key) => key !== undefined && keyPrint(key) === manifest.key);

/** Every table and file of a backup is there and as it was. @throws BackupError naming the first that is not */
async function checkFolder(folder: string, manifest: Manifest): Promise<void> {
  for (const { name, tables } of manifest.databases)
    for (const table of tables) {
      const path = tableFile(folder, name, table.name);
      await same(path, table.sha256, () => hashPacked(path));
    }
  for (const file of manifest.files) {
    const path = storedFile(folder, file.name);
    await same(path, file.sha256, async () => hashBytes(await readFile(path)));
  }
}

async function same(path: string, expected: string, read: () => Promise<string>): Promise<void> {
  const found = await read().catch(() => undefined);
  if (found !== expected) throw new BackupError(`${path} is damaged or missing: nothing was restored.`);
}

async function refuseServed({ admin, options }: Installation): Promise<void> {
  const served = await asAdmin(admin, (db) => isServed(db, options.controlDatabase));
  if (served) throw new BackupError('A server works on this installation: stop it first.');
}

/** Nothing that is there is ever overwritten. */
async function refuseUsed({ admin, options }: Installation, manifest: Manifest): Promise<void> {
  for (const database of manifest.databases) {
    const place = database.schema === 'control' ? options.controlDatabase : placeOfSaved(database);
    const found = await foundAt(admin, place);
    if (found === undefined || isOurs(found.note, manifest.id)) continue;
    if (!(await asAdmin({ url: addressAt(admin, place) }, isUnused)))
      throw new BackupError(`The database ${place} is in use: restore only into an empty installation.`);
  }
}

const isOurs = (note: string | null, id: string) => note === begun(id) || note === done(id);

/** Where a database of a backup goes: to the server of the name it was on. */
const placeOfSaved = ({ name, server }: SavedDatabase): string => placeOf(name, server ?? null);

const foundAt = (admin: Admin, place: string) =>
  asAdmin(serverNamed(admin, serverOf(place)), (db) => findDatabase(db, databaseOf(place)));

/** @param savedAs name it has in the backup */
async function restoreDatabase(
  { admin, options }: Installation,
  folder: string,
  id: string,
  database: SavedDatabase,
  say: Say,
  savedAs = database.name,
): Promise<void> {
  const { name, schema } = database;
  const place = placeOfSaved(database);
  const url = addressAt(admin, place);
  say(`Database ${place}`);
  const found = await foundAt(admin, place);
  if (found?.note === done(id)) say('  is there already');
  else {
    await makeDatabase(admin, options, place, schema);
    await asAdmin(serverNamed(admin, serverOf(place)), (db) => noteOn(db, name, begun(id)));
    await migrateDatabase(url, schema, database.migrations.at(-1));
    await inFilling(admin, place, (held) => load(held, folder, id, database, savedAs));
    say(`  ${database.tables.length} tables, all as they were`);
  }
  await migrateDatabase(url, schema);
}

/** All of it, with the note that it is done. */
async function load(
  held: Held,
  folder: string,
  id: string,
  database: SavedDatabase,
  savedAs: string,
): Promise<void> {
  const { db } = held;
  if ((await listMigrations(db)).join() !== database.migrations.join())
    throw new BackupError(
      `${database.name} has another schema than the backup: use the version of the product that made it, or a newer one, and a PostgreSQL that holds nothing yet.`,
    );
  const putBack = await emptyAndLift(db);
  for (const table of database.tables) await fileToTable(held, table, tableFile(folder, savedAs, table.name));
  for (const { name, last } of database.sequences) await setSequence(db, name, last);
  await putBack(db);
  await compare(held, database);
  await noteOn(db, database.name, done(id));
}

async function compare(held: Held, { name, tables }: SavedDatabase): Promise<void> {
  const saved = new Map(tables.map((table) => [table.name, table]));
  for (const shape of await listTables(held.db)) {
    const expected = saved.get(shape.name);
    const { rows, sha256 } = await readTable(held, shape);
    if (expected === undefined || rows !== expected.rows || sha256 !== expected.sha256)
      throw new BackupError(`${name}: ${shape.name} is not as it was; the database was left empty.`);
  }
}

async function restoreFiles(
  { store }: Installation,
  folder: string,
  manifest: Manifest,
  say: Say,
): Promise<void> {
  say(`Files: ${manifest.files.length}`);
  for (const { name } of manifest.files)
    await store.write(name, await readFile(storedFile(folder, name)), 'application/octet-stream');
}
