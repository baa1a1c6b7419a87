import pg from 'pg';
import type { z } from 'zod';
import { number, row, text } from '../row.ts';
import { referring, told } from './person-columns.ts';
import { written } from './person-written.ts';

/** A person as he is told of before he is made nameless. */
export const Person = row({
  id: number,
  name: text,
  registration: text.nullable(),
  email: text.nullable(),
});
export type Person = z.infer<typeof Person>;

/** Texts of the control database that belong to a company: rows of it are chosen by this condition; $3 its database, $4 its number. */
const ofControl: readonly { place: string; rows: string; instead?: string }[] = [
  { place: 'auditoria.ds_detalhe', rows: 'db_name = $3' },
  {
    place: 'script_execucao.ds_script',
    rows: 'nr_sequencial in (select nr_seq_execucao from script_execucao_base where db_name = $3)',
  },
  { place: 'script_execucao_base.js_dados', rows: 'db_name = $3' },
  { place: 'script_execucao_base.ds_erro', rows: 'db_name = $3' },
  { place: 'agendamento_execucao.ds_resultado', rows: 'nr_seq_empresa = $4' },
  { place: 'agendamento_execucao.ds_erro', rows: 'nr_seq_empresa = $4' },
  // Two terminals of a company never have one name.
  {
    place: 'terminal.ds_terminal',
    rows: 'nr_seq_empresa = $4',
    instead: "$2 || ' (' || nr_sequencial || ')'",
  },
];

/** Rows of files of people; a name of one word that fills a cell there is the person's. */
const filesOfPeople =
  "nr_seq_carga in (select nr_sequencial from carga where tp_carga in ('people', 'suppliers'))";

/** Where something of a person stands, and how often. */
export interface FoundText {
  /** table.column */
  place: string;
  rows: number;
  /** A few of them as they are, cut. */
  samples: string[];
}

/** How well a name tells who somebody is. */
export interface Telling {
  /** One word is a first name or a word of the language: it is the person's where it is all that stands there. */
  oneWord: boolean;
  /** Somebody else is called the same: only rows that refer to this person are his. */
  shared: boolean;
}

type Shape = 'text' | 'json' | 'array';

interface Search {
  table: string;
  column: string;
  pattern: string;
  instead: string;
  shape: Shape;
  /** Condition on the rows beside the pattern. */
  rows: string;
}

const shapeOf = (column: string): Shape =>
  column.startsWith('js_')
    ? 'json'
    : ['ds_celulas', 'ds_chaves', 'ds_lida'].includes(column)
      ? 'array'
      : 'text';

const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);

/** Columns of a table that refer to people. */
function referringIn(table: string): string[] {
  const places = [...referring.stays, ...referring.goes, told].map((place) => place.split('.'));
  const columns = places.flatMap(([of, column = '']) => (of === table ? [column] : []));
  return table === 'carga_linha' ? ['nr_pessoa'] : columns;
}

/** What is looked for in a company's texts: the name as whole words, and the address of the letters. */
export function searchesOf(person: Person, pseudonym: string, { oneWord, shared }: Telling): Search[] {
  return written.flatMap((place) => {
    const [table = '', column = ''] = place.split('.');
    const shape = shapeOf(column);
    const own = referringIn(table)
      .map((name) => pg.escapeIdentifier(name))
      .join(', ');
    const nothing = shared && own === '';
    const name = nameSearch(literally(person.name.trim()), shape, oneWord, table);
    const mine = shared ? `${person.id} in (${own})` : 'true';
    return [
      ...(name === undefined || nothing
        ? []
        : [
            {
              table,
              column,
              shape,
              instead: name.instead(pseudonym),
              pattern: name.pattern,
              rows: `${mine} and ${name.rows}`,
            },
          ]),
      ...addressSearch(person).map((search) => ({ table, column, shape, rows: 'true', ...search })),
    ];
  });
}

function nameSearch(name: string, shape: Shape, oneWord: boolean, table: string) {
  if (!oneWord) return { pattern: `\\m${name}\\M`, rows: 'true', instead: (to: string) => to };
  if (shape === 'json') return { pattern: `"${name}"`, rows: 'true', instead: (to: string) => `"${to}"` };
  if (!['carga_linha', 'carga_falha', 'carga_mantida'].includes(table)) return undefined;
  if (shape === 'array')
    return {
      pattern: `(?<=[{,])"?${name}"?(?=[},])`,
      rows: filesOfPeople,
      instead: (to: string) => `"${to}"`,
    };
  return { pattern: `^\\s*${name}\\s*$`, rows: filesOfPeople, instead: (to: string) => to };
}

const addressSearch = ({ email }: Person) =>
  email === null
    ? []
    : [{ pattern: `(?<![\\w.+-])${literally(email)}(?![\\w-])`, instead: 'sem-endereco@invalid' }];

/** The same of the control database: what the panel keeps of this company. */
export function searchesInControl(
  person: Person,
  pseudonym: string,
  { oneWord, shared }: Telling,
): (Search & { to: string })[] {
  return ofControl.flatMap(({ place, rows, instead = '$2' }) => {
    const [table = '', column = ''] = place.split('.');
    const shape = shapeOf(column);
    const name = shared ? undefined : nameSearch(literally(person.name.trim()), shape, oneWord, table);
    const common = { table, column, shape, rows, to: instead };
    return [
      ...(name === undefined ? [] : [{ ...common, pattern: name.pattern, instead: name.instead(pseudonym) }]),
      ...addressSearch(person).map((search) => ({ ...common, ...search, to: '$2' })),
    ];
  });
}

/** Whose rows of the control database are meant. */
type Of = readonly [database: string, id: number] | readonly [];

/** How often something stands where, and a few examples; changes nothing. */
export async function countTexts(
  client: pg.Client,
  searches: readonly Search[],
  of: Of = [],
): Promise<FoundText[]> {
  const found: FoundText[] = [];
  for (const { table, column, pattern, rows } of searches) {
    const field = pg.escapeIdentifier(column);
    const answer = await client.query<{ rows: number; samples: string[] | null }>(
      `with achada as (select ${field}::text as texto from ${pg.escapeIdentifier(table)}
                        where ${field}::text ~* $1 and ${numbered(rows, 2)})
       select count(*)::int as rows, (array_agg(left(texto, 100)))[1:3] as samples from achada`,
      [pattern, ...ofRows(rows, of)],
    );
    const [{ rows: count, samples } = { rows: 0, samples: null }] = answer.rows;
    if (count > 0) found.push({ place: `${table}.${column}`, rows: count, samples: samples ?? [] });
  }
  return found;
}

/** Some tables are only added to and their triggers say so; nothing but the name is changed in them here. */
export async function rewriteTexts(
  client: pg.Client,
  searches: readonly (Search & { to?: string })[],
  of: Of = [],
): Promise<Record<string, number>> {
  const rewritten: Record<string, number> = {};
  for (const search of searches) {
    const { table, column, pattern, instead, rows, shape, to = '$2' } = search;
    const [count] = await countTexts(client, [search], of);
    if (count === undefined) continue;
    const [name, field] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    const cast = { text: '', json: '::jsonb', array: '::text[]' }[shape];
    await client.query(`alter table ${name} disable trigger user`);
    const { rowCount } = await client.query(
      `update ${name} set ${field} = regexp_replace(${field}::text, $1, ${to.replace('$2', '$2::text')}, 'gi')${cast}
        where ${field}::text ~* $1 and ${numbered(rows, 3)}`,
      [pattern, instead, ...ofRows(rows, of)],
    );
    await client.query(`alter table ${name} enable trigger user`);
    rewritten[table] = (rewritten[table] ?? 0) + (rowCount ?? 0);
  }
  return rewritten;
}

/** A statement holds only the values its condition asks for. */
const ofRows = (rows: string, [database, id]: Of): (string | number)[] => {
  if (rows.includes('$3') && database !== undefined) return [database];
  return rows.includes('$4') && id !== undefined ? [id] : [];
};
const numbered = (rows: string, first: number): string => rows.replace(/\$[34]/, `$${first}`);
