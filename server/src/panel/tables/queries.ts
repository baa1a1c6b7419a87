import { z } from 'zod';
import { type Db, many, maybe, one, type Sql, sql } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { partPattern } from '../../core/text.ts';
import { type Column, isDay, isMasked, mostCounted, type TableAsked, TableFacts } from './rules.ts';

/** Longest value of a cell on a page and in a file, in characters. */
const longestCell = 2_000;
const longestExported = 200_000;

const Tables = row({ name: text, linhas: number.nullable(), colunas: text.array() });

/** Tables of the database the reader may see, with the rows last counted and their columns. */
export async function listTables(db: Db) {
  return many(db, Tables)`
    select c.relname as name, case when c.reltuples < 0 then null else c.reltuples::bigint end as linhas,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as colunas
      from pg_class c
     where ${isVisible}
     order by c.relname`;
}

/** Tables and views of the schema the reader may see. */
const isVisible = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege(c.oid, 'select')`;

const TablesRow = row({ name: text });

/** Tables with a part of a name. */
export async function searchTables(db: Db, part: string) {
  return many(db, TablesRow)`
    select c.relname as name from pg_class c
     where ${isVisible} and c.relname ilike ${partPattern(part)}
     order by c.relname`;
}

/** Where the foreign key of the column `a` of `c` alone leads, if the reader may see it. */
const pointsTo = sql`(
  select json_build_object('tabela', r.relname, 'coluna', ra.attname)
    from pg_constraint k
    join pg_class r on r.oid = k.confrelid
    join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = k.confkey[1]
   where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
     and r.relnamespace = 'public'::regnamespace and has_table_privilege(r.oid, 'select')
   order by k.oid limit 1)`;

/** What the catalogue knows of a table; undefined: there is none the reader may see. */
export async function findTable(db: Db, name: string): Promise<TableFacts | undefined> {
  return maybe(db, TableFacts)`
    select c.relname as name, c.reltuples as estimate,
           (select json_agg(json_build_object('name', a.attname, 'tipo', format_type(a.atttypid, -1),
                      'kind', t.typcategory, 'keyPlace', array_position(i.indkey::int[], a.attnum::int),
                      'pointsTo', ${pointsTo}) order by a.attnum)
              from pg_attribute a join pg_type t on t.oid = a.atttypid
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where ${isVisible} and c.relname = ${name}`;
}

const Page = row({ counted: number, data: z.record(text, text.nullable()).array() });

/** A page of a table and how many rows there are, counted up to a bound. */
export async function readPage(
  db: Db,
  table: TableFacts,
  asked: TableAsked,
  page: { size: number; first: number; whole: boolean },
): Promise<{ counted: number; data: Record<string, string | null>[] }> {
  const where = conditions(asked, table);
  return one(db, Page)`
    with pagina as materialized (
      select ${sql.join(table.columns.map((column) => shown(column, page.whole ? longestExported : longestCell)))}
        from ${tableName(table)} as t ${where} ${order(asked, table)}
       limit ${page.size} offset ${page.first})
    select (select count(*)::int from (select 1 from ${tableName(table)} as t ${where} limit ${mostCounted + 1}) c) as counted,
           coalesce((select json_agg(to_json(p)) from pagina p), '[]') as data`;
}

/** The statement that reads every filtered row, to be read through a cursor. */
export const exportStatement = (table: TableFacts, asked: TableAsked): Sql => sql`
    select ${sql.join(table.columns.map((column) => shown(column, longestExported)))}
      from ${tableName(table)} as t ${conditions(asked, table)} ${order(asked, table)}`;

/** Ends a value that was cut. */
const cutMark = '…';

/** Qualified: a table of the search path in front of it would be another. */
const tableName = ({ name }: TableFacts) => sql.id('public', name);

/** A value as text, cut; of a masked column none is read. */
function shown({ name }: Column, longest: number): Sql {
  const column = columnOf(name);
  if (isMasked(name)) return sql`null::text as ${sql.id(name)}`;
  return sql`case when length(${column}::text) > ${sql.lit(longest)}
                  then left(${column}::text, ${sql.lit(longest)}) || ${sql.lit(cutMark)} else ${column}::text end as ${sql.id(name)}`;
}

/** Qualified: the text of a column bears its name as well. */
const columnOf = (name: string) => sql.id('t', name);

/** Sorted as requested, then by the key, so that no row appears on two pages. */
function order({ sort }: TableAsked, { columns }: TableFacts): Sql {
  const key = columns
    .filter(({ keyPlace, name }) => keyPlace !== null && name !== sort?.coluna)
    .toSorted((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0))
    .map(({ name }) => sql`${columnOf(name)}`);
  const first =
    sort === undefined ? [] : [sql`${columnOf(sort.coluna)} ${sql.raw(sort.desc ? 'desc' : 'asc')}`];
  const all = [...first, ...key];
  return all.length === 0 ? sql`` : sql`order by ${sql.join(all)}`;
}

function conditions({ filters = [] }: TableAsked, { columns }: TableFacts): Sql {
  const parts = filters.flatMap((filter) => {
    const column = columns.find(({ name }) => name === filter.coluna);
    return column === undefined ? [] : [condition(filter, column)];
  });
  return parts.length === 0 ? sql`` : sql`where ${sql.join(parts, ' and ')}`;
}

type Filter = NonNullable<TableAsked['filters']>[number];

function condition(filter: Filter, column: Column): Sql {
  const name = columnOf(column.name);
  switch (filter.tipo) {
    case 'vazio':
      return sql`${name} is null`;
    case 'cheio':
      return sql`${name} is not null`;
    case 'contem':
      return sql`${name}::text ilike ${partPattern(filter.valor)}`;
    case 'igual':
      return isDay(filter.valor) && isMoment(column)
        ? within(column, filter.valor, filter.valor)
        : sql`${compared(column)} = ${typed(filter.valor, column)}`;
    case 'entre':
      return within(column, filter.valor, filter.ate);
  }
}

/** Between two values, both included; of moments a day is meant whole. */
function within(column: Column, from: string | null, to: string | null): Sql {
  const value = compared(column);
  const lower = from === null ? sql`true` : sql`${value} >= ${typed(from, column)}`;
  if (to === null) return lower;
  const wholeDay = isDay(to) && isMoment(column);
  const upper = wholeDay
    ? sql`${value} < ${typed(to, column)} + interval '1 day'`
    : sql`${value} <= ${typed(to, column)}`;
  return sql`${lower} and ${upper}`;
}

const isMoment = ({ tipo }: Column) => tipo.startsWith('timestamp');

/** Numbers, moments, spans and the like compare as what they are; whatever has no order compares as text. */
const isOrdered = ({ kind, tipo }: Column) => 'NDTBI'.includes(kind) || tipo === 'uuid';

const compared = (column: Column) =>
  isOrdered(column) || column.kind === 'S' ? columnOf(column.name) : sql`${columnOf(column.name)}::text`;

/** A parameter in the column's type, which the catalogue names; an index of the column can be used. */
const typed = (value: string, column: Column) =>
  isOrdered(column) ? sql`cast(${value}::text as ${sql.raw(column.tipo)})` : sql`${value}::text`;
