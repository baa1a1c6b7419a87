import type { Company } from '../core/context.ts';
import { databaseOf } from '../core/db/places.ts';
import { type Db, execute, one, type Sql, sql } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';
import type { Person, Telling } from './nameless.rules.ts';
import { partsOf, referringIn, written } from './places.rules.ts';
import { addressPatterns, namePatterns, type Pattern, shapeOf } from './texts.rules.ts';

/** Where something of a person stands, and how often. */
export interface FoundText {
  /** table.column */
  place: string;
  rows: number;
  /** A few of them as they are, cut. */
  samples: string[];
}

/** Search text, rows and replacement for a column. */
export interface Search {
  /** table.column */
  place: string;
  pattern: string;
  instead: Sql;
  /** Condition on the rows beside the pattern. */
  rows: Sql;
}

const search = (place: string, { pattern, instead }: Pattern, rows: Sql): Search => ({
  place,
  pattern,
  instead: sql`${instead}::text`,
  rows,
});

/** Rows of files of people. */
const ofFilesOfPeople = sql`
  nr_seq_carga in (select nr_sequencial from carga where tp_carga in ('people', 'suppliers'))`;

/** Rows in which the name of a person means him; undefined: nothing tells which they are. */
function rowsMeaning(person: Person, { shared }: Telling, table: string): Sql | undefined {
  if (!shared) return sql`true`;
  const columns = referringIn(table);
  if (columns.length === 0) return undefined;
  return sql`${person.id}::int in (${sql.join(columns.map((column) => sql.id(column)))})`;
}

/** Search patterns in a company's texts: the name as whole words, and the e-mail address. */
export const searchesOf = (person: Person, telling: Telling): Search[] =>
  written.flatMap((place) => {
    const meaning = rowsMeaning(person, telling, partsOf(place).table);
    const names = meaning === undefined ? [] : namePatterns(person, telling, place);
    return [
      ...names.map((name) =>
        search(place, name, name.inFilesOfPeople ? sql`${meaning} and ${ofFilesOfPeople}` : sql`${meaning}`),
      ),
      ...addressPatterns(person).map((address) => search(place, address, sql`true`)),
    ];
  });

/** Texts of the control database that belong to a company, and which rows of each. */
const placesOfPanel = ({ id, database }: Company): Record<string, Sql> => ({
  'auditoria.ds_detalhe': sql`db_name = ${databaseOf(database)}`,
  'script_execucao.ds_script': sql`
    nr_sequencial in (select nr_seq_execucao from script_execucao_base where split_part(db_name, '@', 1) = ${databaseOf(database)})`,
  'script_execucao_base.js_dados': sql`split_part(db_name, '@', 1) = ${databaseOf(database)}`,
  'script_execucao_base.ds_erro': sql`split_part(db_name, '@', 1) = ${databaseOf(database)}`,
  'agendamento_execucao.ds_resultado': sql`nr_seq_empresa = ${id}`,
  'agendamento_execucao.ds_erro': sql`nr_seq_empresa = ${id}`,
  'terminal.ds_terminal': sql`nr_seq_empresa = ${id}`,
});

/** Search patterns in the control database, for the panel's data about this company. */
export const searchesOfPanel = (company: Company, person: Person, telling: Telling): Search[] =>
  Object.entries(placesOfPanel(company)).flatMap(([place, rows]) => [
    ...(telling.shared ? [] : namePatterns(person, telling, place)).map((name) => ({
      ...search(place, name, rows),
      // Two terminals of a company never have one name.
      ...(place === 'terminal.ds_terminal'
        ? { instead: sql`${name.instead}::text || ' (' || nr_sequencial || ')'` }
        : {}),
    })),
    ...addressPatterns(person).map((address) => search(place, address, rows)),
  ]);

const Counted = row({ rows: number, samples: text.array().nullable() });

/** Number of matches by column, with a few examples; changes nothing. */
export async function countTexts(db: Db, searches: readonly Search[]): Promise<FoundText[]> {
  const found: FoundText[] = [];
  for (const { place, pattern, rows } of searches) {
    const { table, column } = partsOf(place);
    const field = sql`${sql.id(column)}::text`;
    const counted = await one(db, Counted)`
      with achada as (select ${field} as texto from ${sql.id(table)} where ${field} ~* ${pattern} and ${rows})
      select count(*)::int as rows, (array_agg(left(texto, 100)))[1:3] as samples from achada`;
    if (counted.rows > 0) found.push({ place, rows: counted.rows, samples: counted.samples ?? [] });
  }
  return found;
}

const casts = { text: sql``, json: sql`::jsonb`, array: sql`::text[]` };

/**
 * Replaces the matches. Triggers of append-only tables are bypassed here, for this replacement only.
 * @returns rows by table
 */
export async function rewriteTexts(db: Db, searches: readonly Search[]): Promise<Record<string, number>> {
  const rewritten: Record<string, number> = {};
  for (const sought of searches) {
    const { place, pattern, instead, rows } = sought;
    if ((await countTexts(db, [sought])).length === 0) continue;
    const { table, column } = partsOf(place);
    const [name, field] = [sql.id(table), sql.id(column)];
    await execute(db)`alter table ${name} disable trigger user`;
    const count = await execute(db)`
      update ${name} set ${field} = regexp_replace(${field}::text, ${pattern}, ${instead}, 'gi')${casts[shapeOf(column)]}
       where ${field}::text ~* ${pattern} and ${rows}`;
    await execute(db)`alter table ${name} enable trigger user`;
    rewritten[table] = (rewritten[table] ?? 0) + count;
  }
  return rewritten;
}
