import { findDatabase, hasRole, hasTable } from '../core/db/catalog.queries.ts';
import { asAdmin, inControl } from '../core/db/owner.ts';
import { type Admin, addressOf } from '../core/db/places.ts';
import { makeControl, type ProvisionOptions } from '../core/db/provision.ts';
import { signsIn } from '../core/db/role-key.ts';
import { roleAddress } from '../core/db/roles.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import {
  findCompanyOf,
  findNoted,
  hasOffered,
  type Noted,
  updateKeyMark,
  updateProduction,
} from './installation.queries.ts';

/** A command or a server that does not belong to the data it was pointed at; the message is for the person at the console. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

const otherKey =
  'SECRET_KEY is not the key these data were written with: nothing was touched. Give the SECRET_KEY (or DATA_DIR) of the server ' +
  'that serves them; when the key is lost for good, `npm run secret:rotate -- --key-lost` takes this one, and all digits must be entered anew.';

/** State of the installation before anything is created or changed. */
export interface Found {
  /** The control database is there: something was begun. */
  begun: boolean;
  /** First start in production; null: never, or not known yet. */
  production: Date | null;
}

/** Where an installation is, and with which keys it is entered. */
export interface Place extends Keys {
  controlDatabase: string;
}

/**
 * Makes or completes the roles and the control database, and notes the key they are entered with. May run at every start.
 * @returns sentences about privileges that could not be given
 * @throws MigrationError
 */
export async function provisionControl(admin: Admin, options: ProvisionOptions): Promise<string[]> {
  const warnings = await makeControl(admin, options);
  await noteKey(admin.url, options);
  return warnings;
}

/** Inspects an installation without changing it. */
export async function findInstallation(adminUrl: string, place: Place): Promise<Found> {
  const noted = await notedOf(adminUrl, place);
  return { begun: noted !== undefined, production: noted?.dt_producao ?? null };
}

/**
 * Proves that the key is the one of the data, and changes nothing: by the mark the data bear; where they bear none yet, by the
 * password of the server's role, which is derived from the key.
 * @throws InstallationError when it is another one
 */
export async function proveKey(adminUrl: string, place: Place): Promise<void> {
  const { secretKey, otherKey: other, controlDatabase } = place;
  const keys = [secretKey, ...(other === undefined ? [] : [other])];
  const noted = await notedOf(adminUrl, place);
  const mark = noted?.cd_chave ?? null;
  if (mark !== null) {
    if (keys.every((key) => keyMark(key) !== mark)) throw new InstallationError(otherKey);
    return;
  }
  if (!(await asAdmin({ url: adminUrl }, (db) => hasRole(db, 'terminal_app')))) return;
  const { pathname } = new URL(adminUrl);
  const database = noted === undefined ? pathname.slice(1) : controlDatabase;
  for (const key of keys) if (await signsIn(roleAddress(adminUrl, 'terminal_app', key, database))) return;
  throw new InstallationError(otherKey);
}

/** Notes the key the roles have their passwords of; the caller has proved it, or says that the other one is lost. */
export const noteKey = (url: string, place: Place): Promise<void> =>
  inControl({ url }, place, (control) => updateKeyMark(control, keyMark(place.secretKey)));

/** Notes the first start in production, unless all there is are demonstration companies; nothing takes it back. */
export const noteProduction = (url: string, place: Place): Promise<void> =>
  inControl({ url }, place, updateProduction);

/** Whether companies with the published keys are there: not something to serve to the world. */
export const holdsDemonstration = async (url: string, place: Place): Promise<boolean> =>
  (await whereMade(url, place, 'empresa', (control) => findCompanyOf(control, 'demonstration'))) !==
  undefined;

/** A company of an installation other than the demonstration's; undefined: none. */
export const findOwnCompany = (url: string, place: Place): Promise<string | undefined> =>
  whereMade(url, place, 'empresa', (control) => findCompanyOf(control, 'own'));

/** Whether a company is active. */
export const offersCompany = (url: string, place: Place): Promise<boolean> =>
  inControl({ url }, place, hasOffered);

/** What an installation noted; undefined: there is none. */
async function notedOf(url: string, place: Place): Promise<Noted | undefined> {
  const there = await asAdmin({ url }, (db) => findDatabase(db, place.controlDatabase));
  if (there === undefined) return undefined;
  return (await whereMade(url, place, 'instalacao', findNoted)) ?? { cd_chave: null, dt_producao: null };
}

/** Reads from a table of the control database; undefined: it is not there yet, the making of the database was cut off. */
async function whereMade<T>(
  url: string,
  place: Place,
  table: string,
  read: Parameters<typeof inControl<T | undefined>>[2],
): Promise<T | undefined> {
  const control = { url: addressOf(url, place.controlDatabase) };
  if (!(await asAdmin(control, (db) => hasTable(db, table)))) return undefined;
  return inControl({ url }, place, read);
}
