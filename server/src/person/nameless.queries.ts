import type { Company } from '../core/context.ts';
import type { CompanyDb, ControlDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { bool, number } from '../core/row.ts';
import { codesOf, Person } from './nameless.rules.ts';
import { own, partsOf, referring } from './places.rules.ts';

/** Identification of a person in a command: number or registration. */
export type WhoIs = { id: number } | { registration: string };

/** A person found for a command. */
export async function findNamed(db: CompanyDb, who: WhoIs): Promise<Person | undefined> {
  const condition =
    'id' in who ? sql`nr_sequencial = ${who.id}` : sql`upper(nr_matricula) = upper(${who.registration})`;
  return maybe(db, Person)`
    select nr_sequencial as id, ds_colaborador as name, nr_matricula as registration, ds_email as email
      from g_clifor where ${condition}`;
}

/** Holds the row of a person, so that he begins no work meanwhile. */
export async function lockPerson(db: CompanyDb, id: number): Promise<void> {
  await execute(db)`select from g_clifor where nr_sequencial = ${id} for update`;
}

/** Whether another person has the same name. */
export const isShared = (db: CompanyDb, { id, name }: Person): Promise<boolean> =>
  one(db, bool)`
    select exists (select from g_clifor
                    where nr_sequencial <> ${id} and busca(ds_colaborador) = busca(${name})) as ha`;

/** Rows that go with a person, by table; tables without any are left out. */
export async function countGoing(db: CompanyDb, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of referring.goes.map(partsOf)) {
    const rows = await one(db, number)`
      select count(*)::int as linhas from ${sql.id(table)} where ${sql.id(column)} = ${id}`;
    if (rows > 0) counts[table] = rows;
  }
  return counts;
}

/** Deletes the rows that go with a person. */
export async function deleteGoing(db: CompanyDb, id: number): Promise<void> {
  for (const { table, column } of referring.goes.map(partsOf))
    await execute(db)`delete from ${sql.id(table)} where ${sql.id(column)} = ${id}`;
}

/** Takes the registration of a person out of the traces of tries: codes people were looked for with are kept there alone. */
export async function clearCode(db: CompanyDb, id: number): Promise<void> {
  await execute(db)`
    update evento set js_dados = js_dados - 'codigo'
     where ds_evento like 'tentativa.%'
       and js_dados->>'codigo' = (select nr_matricula from g_clifor where nr_sequencial = ${id})`;
}

/**
 * Writes the person's own row without what tells who he is, and that it was done. Whether an administrator stays is known at once,
 * before anything is changed elsewhere.
 */
export async function clearPerson(db: CompanyDb, id: number): Promise<void> {
  const changes = Object.entries(own).flatMap(([column, instead]) =>
    instead === null ? [] : [sql`${sql.id(column)} = ${instead(id)}`],
  );
  await execute(db)`update g_clifor set ${sql.join(changes)} where nr_sequencial = ${id}`;
  await execute(db)`set constraints fica_administrador immediate`;
  await execute(db)`
    insert into evento (ds_evento, nr_seq_clifor, js_dados) values ('pessoa.anonimizada', ${id}, '{}')`;
}

/** Ends the sessions of a person; the commit tells every server. */
export async function deleteSessions(control: ControlDb, company: Company, { id }: Person): Promise<void> {
  await execute(control)`
    with fim as (delete from sessao where nr_seq_empresa = ${company.id} and nr_seq_clifor = ${id} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`;
}

/** Forgets the counted tries of a person, and where he has proved himself from. */
export async function deleteTries(control: ControlDb, { id }: Company, person: Person): Promise<void> {
  const codes = codesOf(person);
  const counters = codes.flatMap((code) => [`conta:${id}:I:${code}`, `conta:${id}:F:${code}`]);
  await execute(control)`
    delete from tentativa_login
     where cd_contador = any (${counters})
        or cd_contador like any (select 'terminal-conta:' || nr_sequencial || ':%:' || codigo
                                   from terminal, unnest(${codes}::text[]) as codigo where nr_seq_empresa = ${id})
        or cd_contador like any (select ${`origem-conta:${id}:_:% `}::text || codigo
                                   from unnest(${codes}::text[]) as codigo)`;
  await execute(control)`
    delete from origem_conhecida where nr_seq_empresa = ${id} and tp_conta <> 'P' and cd_conta = any (${codes})`;
}
