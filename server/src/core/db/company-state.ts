import type pg from 'pg';
import { withConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { addressOf } from './pools.ts';
import { type Admin, CompanyError, type ProvisionOptions } from './provision.ts';
import { ownerRole } from './roles.ts';

/** A company as its state is told. */
interface CompanyState {
  id: number;
  name: string;
  database: string;
}

/**
 * Takes a company out of service: it is offered to nobody, its sessions end, its calls answer 503 EMPRESA_FORA_DO_AR, its
 * messages and routines wait. Its data stays as it is.
 * @returns the company, and how many sessions ended
 * @throws CompanyError when there is no such company
 */
export async function suspendCompany(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
): Promise<CompanyState & { sessions: number }> {
  return inControl(admin, options, async (client) => {
    const company = await setState(client, name, 'I');
    return { ...company, sessions: await endSessions(client, company.id) };
  });
}

/**
 * Brings a company back into service, its schema up to date first: a suspended one is left alone at the start of a server.
 * @throws CompanyError when there is no such company, MigrationError
 */
export async function resumeCompany(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
): Promise<CompanyState> {
  const { database } = await inControl(admin, options, (client) => findCompany(client, name));
  await migrateDatabase(addressOf(admin.url, database), 'company');
  return inControl(admin, options, async (client) => {
    const company = await setState(client, name, 'A');
    await endSessions(client, company.id); // one opened in the moment it was suspended
    return company;
  });
}

/** The company of a name, in capitals or not. @throws CompanyError */
export const companyNamed = (admin: Admin, options: ProvisionOptions, name: string): Promise<CompanyState> =>
  inControl(admin, options, (client) => findCompany(client, name));

const columns = 'nr_sequencial as id, ds_empresa as name, db_name as database';

async function findCompany(client: pg.Client, name: string): Promise<CompanyState> {
  return only(
    name,
    await client.query<CompanyState>(`select ${columns} from empresa where upper(ds_empresa) = upper($1)`, [
      name,
    ]),
  );
}

async function setState(client: pg.Client, name: string, state: 'A' | 'I'): Promise<CompanyState> {
  return only(
    name,
    await client.query<CompanyState>(
      `update empresa set st_status = $2 where upper(ds_empresa) = upper($1) returning ${columns}`,
      [name, state],
    ),
  );
}

function only(name: string, { rows: [row] }: { rows: CompanyState[] }): CompanyState {
  if (row === undefined) throw new CompanyError(`There is no company ${name}.`);
  return row;
}

/** Every server hears of it with the commit. */
async function endSessions(client: pg.Client, company: number): Promise<number> {
  const { rows } = await client.query(
    `with fim as (delete from sessao where nr_seq_empresa = $1 returning hs_token)
     select pg_notify('sessao', encode(hs_token, 'hex')) from fim`,
    [company],
  );
  return rows.length;
}

function inControl<T>(
  admin: Admin,
  options: ProvisionOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withConnection(addressOf(admin.url, options.controlDatabase), async (client) => {
    await client.query(`set role ${ownerRole}`);
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  });
}
