import type pg from 'pg';
import { keyMark } from '../keys.ts';
import { withConnection } from './connection.ts';
import { addressOf } from './pools.ts';
import type { Admin, ProvisionOptions } from './provision.ts';

/** How far a change of keys has come in one database. */
export interface KeyState {
  /** Name of the company; null: the panel. */
  company: string | null;
  /** Active people who can sign in. */
  people: number;
  /** Those of them who have not proved themselves under the key of now, by login and by identity check. */
  login: number;
  confirm: number;
  /** Its routines are asked for on a host that checks our signatures. */
  hasHost: boolean;
}

interface CompanyRow {
  name: string;
  database: string;
  host: boolean;
}

/** Who still hangs on another key than the one of now, in the panel and in every company, suspended ones too. */
export async function keyStates(admin: Admin, options: ProvisionOptions): Promise<KeyState[]> {
  const mark = keyMark(options.secretKey);
  const inDatabase = <T>(database: string, work: (client: pg.Client) => Promise<T>) =>
    withConnection(addressOf(admin.url, database), work);
  const [panel, companies] = await inDatabase(options.controlDatabase, async (control) => [
    await panelState(control, mark),
    await listCompanies(control),
  ]);
  const states = [panel];
  for (const { name, database, host } of companies)
    states.push({
      company: name,
      hasHost: host,
      ...(await inDatabase(database, (client) => peopleState(client, mark))),
    });
  return states;
}

async function panelState(control: pg.Client, mark: string): Promise<KeyState> {
  const { rows } = await control.query<{ people: number; login: number }>(
    `select count(*)::int as people, count(*) filter (where cd_chave is distinct from $1)::int as login
       from usuario_painel where st_status = 'A'`,
    [mark],
  );
  return { company: null, people: 0, login: 0, ...rows[0], confirm: 0, hasHost: false };
}

async function listCompanies(control: pg.Client): Promise<CompanyRow[]> {
  const { rows } = await control.query<CompanyRow>(
    `select ds_empresa as name, db_name as database, ds_host is not null as host
       from empresa where tp_base = 'T' order by ds_empresa`,
  );
  return rows;
}

async function peopleState(client: pg.Client, mark: string) {
  const { rows } = await client.query<{ people: number; login: number; confirm: number }>(
    `select count(*)::int as people,
            count(*) filter (where a.cd_chave_login is distinct from $1)::int as login,
            count(*) filter (where a.cd_chave_confirma is distinct from $1)::int as confirm
       from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'`,
    [mark],
  );
  return rows[0] ?? { people: 0, login: 0, confirm: 0 };
}
