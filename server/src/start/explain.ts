import { refusals } from '@terminal/contract';
import { CompanyError } from '../core/company-error.ts';
import { ConfigError } from '../core/config.ts';
import { refusalOf } from '../core/db/failures.ts';
import { MigrationError } from '../core/db/migrate.ts';
import { ServerError } from '../core/db/places.ts';
import { EmbeddedDatabaseError } from '../core/embedded/errors.ts';
import { InstallationError } from './installation.service.ts';

/** Failures whose message is a sentence for the person at the console. */
const told = [
  CompanyError,
  ConfigError,
  EmbeddedDatabaseError,
  InstallationError,
  MigrationError,
  ServerError,
];

/** Messages for error codes of PostgreSQL or the system; each says what can be done. */
const sentences: Readonly<Record<string, (error: Error) => string>> = {
  EADDRINUSE: (error) =>
    `The port ${placeOf(error)} is in use: stop the other program, or set PORT or PANEL_PORT to another number.`,
  EADDRNOTAVAIL: (error) =>
    `${placeOf(error)} is no address of this machine: set HOST or PANEL_HOST to one it has, 127.0.0.1 for itself or 0.0.0.0 for every network.`,
  ENOTFOUND: (error) => `A name is not known here: ${error.message}. Look at HOST and DATABASE_URL.`,
  EAI_AGAIN: (error) =>
    `A name cannot be looked up now: ${error.message}. Look at HOST, DATABASE_URL and the network.`,
  ECONNREFUSED: () =>
    'PostgreSQL does not answer at the address of DATABASE_URL: start it, or mend the address.',
  ETIMEDOUT: () => 'PostgreSQL does not answer at the address of DATABASE_URL: look at the network between.',
  ENOPRIMARY: (error) =>
    `PostgreSQL: ${error.message}. Look at the hosts of DATABASE_URL, and whether a standby must be promoted.`,
  EROFS: (error) =>
    `The folder is read-only: ${pathOf(error)}. Set DATA_DIR to one that can be written, or make this one writable.`,
  EACCES: (error) =>
    /listen/.test(error.message)
      ? 'This account may not listen on that port: set PORT to one above 1023.'
      : `This account may not write ${pathOf(error)}: start as its owner, or set DATA_DIR to another folder.`,
  EPERM: (error) => `This account may not change ${pathOf(error)}: start as its owner.`,
  ENOTDIR: (error) => `${pathOf(error)} cannot be a folder: a part of its path is a file. Look at DATA_DIR.`,
  EEXIST: (error) => `${pathOf(error)} is a file where a folder is needed. Look at DATA_DIR.`,
  ENOSPC: (error) => `The disk is full: ${pathOf(error)}. Make room and start again.`,
  EDQUOT: (error) => `This account may use no more of the disk: ${pathOf(error)}. Make room and start again.`,
  '28P01': () =>
    'PostgreSQL does not take the password: give the DATABASE_URL, DATA_DIR and SECRET_KEY the server was started with.',
  '28000': (error) => `PostgreSQL does not let this account in (pg_hba.conf): ${error.message}.`,
  '3D000': (error) => `${error.message}: look at DATABASE_URL and CONTROL_DATABASE.`,
  '53100': () => 'The disk of the database is full: make room and start again.',
  '53300': () => 'PostgreSQL has no connection left: raise max_connections or end what holds them.',
  '42501': (error) =>
    `The account of DATABASE_URL may not do what is needed (${error.message}): it needs CREATEROLE and CREATEDB.`,
};

const placeOf = (error: Error): string =>
  'address' in error && 'port' in error ? `${String(error.address)}:${String(error.port)}` : error.message;
const pathOf = (error: Error): string => ('path' in error ? String(error.path) : error.message);

/**
 * One sentence where the person at the console can do something about a failure; undefined: the failure itself tells more.
 * @param known further kinds of failures whose message is such a sentence
 */
export function sentenceOf(
  error: unknown,
  known: readonly (new (message: string) => Error)[] = [],
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([...told, ...known].some((kind) => error instanceof kind)) return error.message;
  if (!('code' in error)) return undefined;
  if (error.code === '23505') return refusals[refusalOf(error) ?? 'CONFLITO'].pt;
  return sentences[String(error.code)]?.(error);
}
