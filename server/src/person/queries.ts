import { type AnswerOf, calls, personTables, placeholderSupplier } from '@terminal/contract';
import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, maybe, one, sql } from '../core/db/sql.ts';
import { number, row } from '../core/row.ts';
import { wordsOf } from '../core/text.ts';
import { hasWords } from '../core/words.queries.ts';
import { Person } from './nameless.rules.ts';
import { columnsOfPerson } from './places.rules.ts';

/** A person with what the panel shows of him. */
export const FoundPerson = calls.listPeople.answer.shape.data.element.omit({ st_anonima: true }).extend({
  ds_email: Person.shape.email,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

const People = row({ total: number, data: FoundPerson.array() });

/** A page of people and suppliers by name, and how many there are; without the placeholder supplier. */
export async function searchPeople(
  db: CompanyDb,
  filter: string,
  page: { first: number; size: number },
): Promise<{ total: number; data: FoundPerson[] }> {
  return one(db, People)`
    with achada as materialized (
      select nr_sequencial, ds_colaborador, nr_matricula, ds_funcao, tp_clifor, st_status, ds_email
        from g_clifor
       where nr_sequencial <> ${placeholderSupplier}
         and (${filter} = '' or ${hasWords(sql`ds_colaborador`, wordsOf(filter))} or upper(nr_matricula) = upper(${filter})
              or nr_sequencial::text = ${filter})),
    pagina as (
      select * from achada order by upper(ds_colaborador), nr_sequencial limit ${page.size} offset ${page.first})
    select (select count(*)::int from achada) as total,
           coalesce((select json_agg(p order by upper(p.ds_colaborador), p.nr_sequencial) from pagina p), '[]') as data`;
}

/** A person by number. */
export async function findPerson(db: CompanyDb, id: number): Promise<FoundPerson | undefined> {
  return maybe(db, FoundPerson)`
    select nr_sequencial, ds_colaborador, nr_matricula, ds_funcao, tp_clifor, st_status, ds_email
      from g_clifor where nr_sequencial = ${id} and nr_sequencial <> ${placeholderSupplier}`;
}

const Running = number.array();

/** Orders a person is working on. */
export async function listRunning(db: CompanyDb, id: number): Promise<number[]> {
  return one(db, Running)`
    select coalesce(json_agg(nr_seq_os order by nr_seq_os), '[]') as ordens
      from execucao where nr_seq_clifor_inicio = ${id} and dt_final is null`;
}

const Rows = row({ tabela: z.enum(personTables), qt_linhas: number });

/** Number of stored rows about a person by table, without empty ones. */
export async function countRows(db: CompanyDb, id: number): Promise<AnswerOf<'getPersonData'>['dados']> {
  const counts = [...columnsOfPerson()].map(
    ([table, columns]) => sql`
      select ${table} as tabela, count(*)::int as qt_linhas from ${sql.id(table)}
       where ${id}::int in (${sql.join(columns.map((column) => sql.id(column)))})`,
  );
  const rows = await many(db, Rows)`${sql.join(counts, ' union all ')}`;
  return rows.filter(({ qt_linhas }) => qt_linhas > 0);
}
