import pg from 'pg';
import { companyNamed } from '../company-named.ts';
import { withConnection } from './connection.ts';
import { own, referring } from './person-columns.ts';
import { addressOf } from './pools.ts';
import { type Admin, CompanyError, type ProvisionOptions } from './provision.ts';
import { ownerRole } from './roles.ts';

/** A person as he is told of before he is made nameless. */
export interface Person {
  id: number;
  name: string;
  registration: string | null;
  email: string | null;
}

/** Where a person is looked for. */
export interface Whose {
  company: { id: number; name: string; database: string };
  person: Person;
}

/** @throws CompanyError when there is no such company or person */
export async function personOf(
  admin: Admin,
  options: ProvisionOptions,
  companyName: string,
  id: number,
): Promise<Whose> {
  const company = await companyNamed(admin, options, companyName);
  return withConnection(addressOf(admin.url, company.database), async (client) => {
    const { rows } = await client.query<Person>(
      `select nr_sequencial as id, ds_colaborador as name, nr_matricula as registration, ds_email as email
         from g_clifor where nr_sequencial = $1`,
      [id],
    );
    const [person] = rows;
    if (person === undefined) throw new CompanyError(`${company.name} has no person ${id}.`);
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

/**
 * Takes a person's name out of everything a company and the panel keep: his row, every text and every kept answer or
 * message his name or address stands in; his digits, sessions and counted tries go. Numbers, times and sums stay. May be
 * run again, also after it was cut off.
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
    const rewritten = await rewriteTexts(client, await listTexts(client), wordsOf(person));
    const pseudonym = await clearPerson(client, person.id);
    // Before the company's own end: cut off between the two, the name is still there to be asked for again.
    await inTransaction(control, (panel) => forgetInControl(panel, { company, person }, pseudonym, doer));
    return { pseudonym, rewritten };
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

/** A word that tells who somebody is, as a pattern of PostgreSQL, and what stands there afterwards. */
interface Word {
  pattern: string;
  instead: string;
}

const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);

/** The name in capitals or not, and the address; registrations are numbers that stand in a thousand other places. */
const wordsOf = ({ id, name, email }: Person): Word[] => [
  { pattern: `\\m${literally(name.trim())}\\M`, instead: pseudonymOf(id) },
  ...(email === null ? [] : [{ pattern: literally(email), instead: 'sem-endereco@invalid' }]),
];

interface TextColumn {
  table: string;
  column: string;
  json: boolean;
}

/** Every column of text there is but the person's own: new ones are rewritten without being named anywhere. */
async function listTexts(client: pg.Client): Promise<TextColumn[]> {
  const { rows } = await client.query<TextColumn>(
    `select c.relname::text as table, a.attname::text as column, a.atttypid = 'jsonb'::regtype as json
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'g_clifor'
        and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
      order by 1, 2`,
  );
  return rows;
}

/** Some tables are only added to and their triggers say so; nothing but the name is changed in them here. */
async function rewriteTexts(
  client: pg.Client,
  columns: readonly TextColumn[],
  words: readonly Word[],
): Promise<Record<string, number>> {
  const rewritten: Record<string, number> = {};
  for (const { table, column, json } of columns)
    for (const { pattern, instead } of words) {
      const [name, field] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
      const found = `from ${name} where ${field}::text ~* $1`;
      if ((await client.query(`select 1 ${found} limit 1`, [pattern])).rowCount === 0) continue;
      await client.query(`alter table ${name} disable trigger user`);
      const { rowCount } = await client.query(
        `update ${name} set ${field} = regexp_replace(${field}::text, $1, $2, 'gi')${json ? '::jsonb' : ''}
          where ${field}::text ~* $1`,
        [pattern, instead],
      );
      await client.query(`alter table ${name} enable trigger user`);
      rewritten[table] = (rewritten[table] ?? 0) + (rowCount ?? 0);
    }
  return rewritten;
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

/** Sessions end, counted tries go, the panel's trail loses the name and gains a line. */
async function forgetInControl(
  control: pg.Client,
  { company, person }: Whose,
  pseudonym: string,
  doer: Doer,
): Promise<void> {
  await control.query(
    `with fim as (delete from sessao where nr_seq_empresa = $1 and nr_seq_clifor = $2 returning hs_token)
     select pg_notify('sessao', encode(hs_token, 'hex')) from fim`,
    [company.id, person.id],
  );
  const codes = [person.registration, String(person.id)].filter((code) => code !== null);
  const counters = codes.flatMap((code) => [
    `conta:${company.id}:I:${code}`,
    `conta:${company.id}:F:${code}`,
  ]);
  await control.query(
    `delete from tentativa_login where cd_contador = any ($1)
        or cd_contador like any (select 'terminal-conta:' || nr_sequencial || ':%:' || codigo
                                   from terminal, unnest($2::text[]) as codigo where nr_seq_empresa = $3)`,
    [counters, codes, company.id],
  );
  for (const { pattern, instead } of wordsOf(person))
    await control.query(
      "update auditoria set ds_detalhe = regexp_replace(ds_detalhe, $1, $2, 'gi') where db_name = $3 and ds_detalhe ~* $1",
      [pattern, instead, company.database],
    );
  await control.query(
    `insert into auditoria (nr_seq_usuario, ds_ip, ds_acao, db_name, ds_detalhe, st_resultado)
     values ($1, $2, 'pessoa.anonimizada', $3, $4, 'S')`,
    [doer.userId, doer.address, company.database, pseudonym],
  );
}
