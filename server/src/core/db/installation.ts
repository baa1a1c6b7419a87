import pg from 'pg';
import { type Keys, keyMark } from '../keys.ts';
import { withConnection } from './connection.ts';
import { addressOf } from './pools.ts';
import { ownerRole, roleAddress } from './roles.ts';

/** A command or a server that does not belong to the data it was pointed at; the message is for the person at the console. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

const otherKey =
  'SECRET_KEY is not the key these data were written with: nothing was touched. Give the SECRET_KEY (or DATA_DIR) of the server ' +
  'that serves them; when the key is lost for good, `npm run secret:rotate -- --key-lost` takes this one, and all digits must be entered anew.';

/** What is there already, before anything is made or changed. */
export interface Found {
  /** The control database is there: something was begun. */
  begun: boolean;
  /** First start in production; null: never, or not known yet. */
  production: Date | null;
}

/** The keys of the demonstration's companies can be read by anybody: thirty-one zeros and a digit. */
const demonstration = "tp_base = 'T' and cd_apikey like repeat('0', 31) || '_'";
const own = "tp_base = 'T' and cd_apikey not like repeat('0', 31) || '_'";

interface Noted {
  cd_chave: string | null;
  dt_producao: Date | null;
}

/** Where an installation is, and with which keys it is entered. */
export interface Place extends Keys {
  controlDatabase: string;
}

/** Looks at an installation and changes nothing. */
export async function findInstallation(adminUrl: string, { controlDatabase }: Place): Promise<Found> {
  const noted = await findNoted(adminUrl, controlDatabase);
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
  const noted = await findNoted(adminUrl, controlDatabase);
  const mark = noted?.cd_chave ?? null;
  if (mark !== null) {
    if (keys.every((key) => keyMark(key) !== mark)) throw new InstallationError(otherKey);
    return;
  }
  if (!(await hasRole(adminUrl))) return;
  const { pathname } = new URL(adminUrl);
  const database = noted === undefined ? pathname.slice(1) : controlDatabase;
  for (const key of keys) if (await signsIn(roleAddress(adminUrl, 'terminal_app', key, database))) return;
  throw new InstallationError(otherKey);
}

/** Notes the key the roles have their passwords of; the caller has proved it, or says that the other one is lost. */
export const noteKey = (adminUrl: string, { controlDatabase, secretKey }: Place): Promise<void> =>
  write(adminUrl, controlDatabase, 'update instalacao set cd_chave = $1 where cd_chave is distinct from $1', [
    keyMark(secretKey),
  ]);

/** Notes the first start in production, unless all there is are demonstration companies; nothing takes it back. */
export const noteProduction = (adminUrl: string, { controlDatabase }: Place): Promise<void> =>
  write(
    adminUrl,
    controlDatabase,
    `update instalacao set dt_producao = now()
      where dt_producao is null
        and (not exists (select from empresa where ${demonstration}) or exists (select from empresa where ${own}))`,
    [],
  );

/** Whether companies with the published keys are there: not something to serve to the world. */
export const holdsDemonstration = async (adminUrl: string, place: Place): Promise<boolean> =>
  (await findCompany(adminUrl, place, demonstration)) !== undefined;

/** A company of one's own among those of an installation; undefined: there are none but the demonstration's. */
export const findOwnCompany = (adminUrl: string, place: Place): Promise<string | undefined> =>
  findCompany(adminUrl, place, own);

function findCompany(
  adminUrl: string,
  { controlDatabase }: Place,
  condition: string,
): Promise<string | undefined> {
  return withConnection(addressOf(adminUrl, controlDatabase), async (client) => {
    if (!(await hasTable(client, 'empresa'))) return undefined; // cut off while it was begun
    await client.query(`set role ${ownerRole}`);
    const { rows } = await client.query<{ ds_empresa: string }>(
      `select ds_empresa from empresa where ${condition} order by nr_sequencial limit 1`,
    );
    return rows[0]?.ds_empresa;
  });
}

async function findNoted(adminUrl: string, controlDatabase: string): Promise<Noted | undefined> {
  const there = await withConnection(adminUrl, (admin) =>
    admin.query('select from pg_database where datname = $1', [controlDatabase]),
  );
  if (there.rowCount === 0) return undefined;
  return withConnection(addressOf(adminUrl, controlDatabase), async (client) => {
    if (!(await hasTable(client, 'instalacao'))) return { cd_chave: null, dt_producao: null };
    await client.query(`set role ${ownerRole}`);
    const noted = await client.query<Noted>('select cd_chave, dt_producao from instalacao');
    return noted.rows[0] ?? { cd_chave: null, dt_producao: null };
  });
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ ha: boolean }>('select to_regclass($1) is not null as ha', [name]);
  return rows[0]?.ha === true;
}

async function hasRole(adminUrl: string): Promise<boolean> {
  const found = await withConnection(adminUrl, (admin) =>
    admin.query("select from pg_roles where rolname = 'terminal_app'"),
  );
  return found.rowCount === 1;
}

/** Only a password that is not taken says no: a database closed to the role is told after it was. */
async function signsIn(url: string): Promise<boolean> {
  try {
    await withConnection(url, async () => undefined);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code !== '28P01';
  }
}

async function write(
  adminUrl: string,
  controlDatabase: string,
  text: string,
  values: unknown[],
): Promise<void> {
  await withConnection(addressOf(adminUrl, controlDatabase), async (client) => {
    await client.query(`set role ${ownerRole}`);
    await client.query(text, values);
  });
}
