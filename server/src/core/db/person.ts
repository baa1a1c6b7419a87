import type pg from 'pg';
import { companyNamed } from '../company-named.ts';
import { withConnection } from './connection.ts';
import { own, referring } from './person-columns.ts';
import {
  countTexts,
  type FoundText,
  type Person,
  rewriteTexts,
  searchesInControl,
  searchesOf,
  type Telling,
} from './person-texts.ts';
import { addressOf } from './pools.ts';
import { type Admin, CompanyError, type ProvisionOptions } from './provision.ts';
import { ownerRole } from './roles.ts';

/** Where a person is looked for. */
export interface Whose {
  company: { id: number; name: string; database: string };
  person: Person;
}

/** How somebody is named to a command: by his number, or by the registration he signs in with. */
export type WhoIs = { id: number } | { registration: string };

/** @throws CompanyError when there is no such company or person */
export async function personOf(
  admin: Admin,
  options: ProvisionOptions,
  companyName: string,
  who: WhoIs,
): Promise<Whose> {
  const company = await companyNamed(admin, options, companyName);
  const [condition, value] =
    'id' in who ? ['nr_sequencial = $1', who.id] : ['upper(nr_matricula) = upper($1)', who.registration];
  return withConnection(addressOf(admin.url, company.database), async (client) => {
    const { rows } = await client.query<Person>(
      `select nr_sequencial as id, ds_colaborador as name, nr_matricula as registration, ds_email as email
         from g_clifor where ${condition}`,
      [value],
    );
    const [person] = rows;
    if (person === undefined) throw new CompanyError(`${company.name} has no person ${value}.`);
    return { company, person };
  });
}

/** A person whose work is running cannot be made nameless. */
export class AtWorkError extends CompanyError {
  readonly orders: readonly string[];

  constructor(name: string, orders: readonly string[]) {
    super(`${name} is at work on ${orders.join(', ')}: end that first.`);
    this.orders = orders;
  }
}

/** Who is named in the trail as having done it; nulls: the command line. */
export interface Doer {
  userId: number | null;
  address: string | null;
}

/** What a nameless person is called. */
const pseudonymOf = (id: number): string => `PESSOA ${id}`;

/** Whether somebody was made nameless before. */
export const isNameless = ({ id, name }: Pick<Person, 'id' | 'name'>): boolean => name === pseudonymOf(id);

/** What was changed. */
export interface Nameless {
  pseudonym: string;
  /** Rows by table in which the name or the address of the letters stood. */
  rewritten: Record<string, number>;
}

/** What would be changed. */
export interface NamelessPreview {
  pseudonym: string;
  telling: Telling;
  /** Rows that go, by table. */
  goes: Record<string, number>;
  /** Texts of the company, and of the panel about it. */
  texts: FoundText[];
}

/** What making somebody nameless would change; changes nothing. @throws AtWorkError while the person has work running */
export async function previewNameless(
  admin: Admin,
  options: ProvisionOptions,
  { company, person }: Whose,
): Promise<NamelessPreview> {
  const pseudonym = pseudonymOf(person.id);
  const ofCompany = await withConnection(addressOf(admin.url, company.database), async (client) => {
    await client.query(`set role ${ownerRole}`);
    await refuseAtWork(client, person);
    const telling = await tellingOf(client, person);
    return {
      telling,
      goes: await countGoing(client, person.id),
      texts: await countTexts(client, searchesOf(person, pseudonym, telling)),
    };
  });
  const { telling, goes, texts } = ofCompany;
  const control = addressOf(admin.url, options.controlDatabase);
  const ofPanel = await withConnection(control, async (panel) => {
    await panel.query(`set role ${ownerRole}`);
    const searches = searchesInControl(person, pseudonym, telling);
    return countTexts(panel, searches, [company.database, company.id]);
  });
  return { pseudonym, telling, goes, texts: [...texts, ...ofPanel] };
}

/** Whether the name tells who he is: of several words, and nobody else has it. */
async function tellingOf(client: pg.Client, { id, name }: Person): Promise<Telling> {
  const { rowCount } = await client.query(
    'select from g_clifor where nr_sequencial <> $1 and busca(ds_colaborador) = busca($2) limit 1',
    [id, name],
  );
  return { oneWord: !/\S\s+\S/.test(name.trim()), shared: rowCount !== 0 };
}

async function countGoing(client: pg.Client, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of referring.goes) {
    const [table = '', column = ''] = place.split('.');
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${column} = $1`,
      [id],
    );
    if ((rows[0]?.rows ?? 0) > 0) counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}

/**
 * Takes a person's name out of what a company and the panel keep: his row, what people wrote and every kept answer or
 * message his name or address stands in; his digits, sessions and counted tries go. Names of things stay, and so do
 * numbers, times and sums. May be run again, also after it was cut off.
 * @throws AtWorkError while the person has work running
 */
export async function makeNameless(
  admin: Admin,
  options: ProvisionOptions,
  { company, person }: Whose,
  doer: Doer = { userId: null, address: null },
): Promise<Nameless> {
  const control = addressOf(admin.url, options.controlDatabase);
  return inTransaction(addressOf(admin.url, company.database), async (client) => {
    await refuseAtWork(client, person);
    const telling = await tellingOf(client, person);
    const rewritten = await rewriteTexts(client, searchesOf(person, pseudonymOf(person.id), telling));
    const pseudonym = await clearPerson(client, person.id);
    // Before the company's own end: cut off between the two, the name is still there to be asked for again.
    const inPanel = await inTransaction(control, (panel) =>
      forgetInControl(panel, { company, person }, { pseudonym, telling }, doer),
    );
    return { pseudonym, rewritten: { ...rewritten, ...inPanel } };
  });
}

async function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    await client.query(`set role ${ownerRole}`);
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  });
}

async function refuseAtWork(client: pg.Client, { id, name }: Person): Promise<void> {
  await client.query('select 1 from g_clifor where nr_sequencial = $1 for update', [id]);
  const { rows } = await client.query<{ nr_seq_os: string }>(
    'select nr_seq_os from execucao where nr_seq_clifor_inicio = $1 and dt_final is null',
    [id],
  );
  if (rows.length > 0)
    throw new AtWorkError(
      name,
      rows.map((row) => row.nr_seq_os),
    );
}

/** @returns what the person is called from now on */
async function clearPerson(client: pg.Client, id: number): Promise<string> {
  for (const place of referring.goes) {
    const [table = '', column = ''] = place.split('.');
    await client.query(`delete from ${table} where ${column} = $1`, [id]);
  }
  // The codes people were looked for with are kept by the trace of a try alone.
  await client.query(
    `update evento set js_dados = js_dados - 'codigo'
      where ds_evento like 'tentativa.%' and js_dados->>'codigo' = (select nr_matricula from g_clifor where nr_sequencial = $1)`,
    [id],
  );
  const changes = Object.entries(own).flatMap(([column, instead]) =>
    instead === null ? [] : [`${column} = ${instead}`],
  );
  const { rows } = await client.query<{ ds_colaborador: string }>(
    `update g_clifor set ${changes.join(', ')} where nr_sequencial = $1 returning ds_colaborador`,
    [id],
  );
  await client.query(
    "insert into evento (ds_evento, nr_seq_clifor, js_dados) values ('pessoa.anonimizada', $1, '{}')",
    [id],
  );
  return rows[0]?.ds_colaborador ?? '';
}

/** What a person may be named by at a login. */
export const codesOf = ({ registration, id }: Person): string[] =>
  [registration, String(id)].filter((code) => code !== null);

/** Sessions end, counted tries go, the panel's trail loses the name and gains a line. */
async function forgetInControl(
  control: pg.Client,
  { company, person }: Whose,
  { pseudonym, telling }: { pseudonym: string; telling: Telling },
  doer: Doer,
): Promise<Record<string, number>> {
  await control.query(
    `with fim as (delete from sessao where nr_seq_empresa = $1 and nr_seq_clifor = $2 returning hs_token)
     select pg_notify('sessao', encode(hs_token, 'hex')) from fim`,
    [company.id, person.id],
  );
  const codes = codesOf(person);
  const counters = codes.flatMap((code) => [
    `conta:${company.id}:I:${code}`,
    `conta:${company.id}:F:${code}`,
  ]);
  await control.query(
    `delete from tentativa_login where cd_contador = any ($1)
        or cd_contador like any (select 'terminal-conta:' || nr_sequencial || ':%:' || codigo
                                   from terminal, unnest($2::text[]) as codigo where nr_seq_empresa = $3)
        or cd_contador like any (select 'origem-conta:' || $3 || ':_:% ' || codigo from unnest($2::text[]) as codigo)`,
    [counters, codes, company.id],
  );
  await control.query(
    "delete from origem_conhecida where nr_seq_empresa = $1 and tp_conta <> 'P' and cd_conta = any ($2)",
    [company.id, codes],
  );
  const searches = searchesInControl(person, pseudonym, telling);
  const rewritten = await rewriteTexts(control, searches, [company.database, company.id]);
  await control.query(
    `insert into auditoria (nr_seq_usuario, ds_ip, ds_acao, db_name, ds_detalhe, st_resultado)
     values ($1, $2, 'pessoa.anonimizada', $3, $4, 'S')`,
    [doer.userId, doer.address, company.database, pseudonym],
  );
  return rewritten;
}
