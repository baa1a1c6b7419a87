import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { SqlLimits } from '../../core/config.ts';
import type { PanelConnection, PanelConnections } from '../../core/db/panel-connections.ts';
import { databaseOf } from '../../core/db/places.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused, refuse } from '../../core/refusal.ts';
import { type Base, listBases } from './bases.queries.ts';
import { findTable, listTables, readPage, searchTables } from './queries.ts';
import {
  columnRefusal,
  isMasked,
  isTooFar,
  lastPageOf,
  type TableAsked,
  type TableFacts,
  totalOf,
} from './rules.ts';

export type { Base } from './bases.queries.ts';

/** What the SQL screens of the panel work with. */
export interface SqlScreens {
  connections: PanelConnections;
  controlDatabase: string;
  limits: SqlLimits;
}

/** Most bytes the reader may send at once: a page holds far less. */
const mostBytes = 16_000_000;
const usualPage = 10;

/**
 * A database of the product by its name.
 * @throws Refused BASE_INEXISTENTE
 */
export async function findBase(screens: SqlScreens, control: ControlDb, name: string): Promise<Base> {
  const bases = await listBases(control, screens.controlDatabase, null);
  // A name kept since before the company moved still means it.
  const found = bases.find(({ db_name }) => databaseOf(db_name) === databaseOf(name));
  if (found === undefined) throw new Refused('BASE_INEXISTENTE');
  return found;
}

/** Databases of a type, by name. */
export const basesOfType = (screens: SqlScreens, control: ControlDb, type: string): Promise<Base[]> =>
  listBases(control, screens.controlDatabase, type);

/**
 * Databases of a type or, with a name, the tables of that database (TABLES-02, G-91).
 * @throws Refused BASE_INEXISTENTE
 */
export async function selectBases(
  screens: SqlScreens,
  context: PanelContext,
  { tp_base, db_name }: CheckedInput<'selectBases'>['body'],
): Promise<AnswerOf<'selectBases'>> {
  const found = await basesOfType(screens, context.control, tp_base);
  const bases = found.map(({ id, name, db_name: database }) => ({ id, name, db_name: database }));
  if (db_name === undefined)
    return { bases, tabelas: bases.map((base) => ({ name: base.db_name, linhas: null, colunas: [] })) };
  const base = found.find((one) => one.db_name === db_name);
  if (base === undefined) throw new Refused('BASE_INEXISTENTE');
  return { bases, tabelas: await inReader(screens, context, base, ({ db }) => listTables(db)) };
}

/**
 * Tables with a part of a name (TABLES-09).
 * @throws Refused BASE_INEXISTENTE
 */
export async function searchTable(
  screens: SqlScreens,
  context: PanelContext,
  { nome_tabela, db_name }: CheckedInput<'searchTable'>['body'],
): Promise<AnswerOf<'searchTable'>> {
  const base = await findBase(screens, context.control, db_name);
  return { tabelas: await inReader(screens, context, base, ({ db }) => searchTables(db, nome_tabela)) };
}

/**
 * A page of a table (TABLES-03, TABLES-04). Names are checked against the catalogue, values are parameters, masked
 * columns stay empty.
 * @throws Refused BASE_INEXISTENTE, TABELA_INEXISTENTE, COLUNA_INEXISTENTE, COLUNA_MASCARADA, PAGINA_DISTANTE, SCRIPT_TEMPO
 */
export async function getTable(
  screens: SqlScreens,
  context: PanelContext,
  query: CheckedInput<'getTable'>['query'],
  asked: CheckedInput<'getTable'>['body'],
): Promise<AnswerOf<'getTable'>> {
  const { per_page: size = usualPage } = asked;
  const page = query.page ?? asked.current_page ?? 1;
  if (isTooFar(page, size)) throw new Refused('PAGINA_DISTANTE');
  const base = await findBase(screens, context.control, asked.db_name);
  const { table, counted, data } = await inReader(screens, context, base, async ({ db }) => {
    const found = await tableAsked(db, asked);
    return {
      table: found,
      ...(await readPage(db, found, asked, {
        size,
        first: (page - 1) * size,
        whole: asked.inteiras === 'S',
      })),
    };
  });
  context.trail.push({
    action: 'tabela.vista',
    database: base.db_name,
    detail: told(asked),
    rows: data.length,
  });
  const filtered = (asked.filters ?? []).length > 0;
  const count = totalOf(counted, { estimate: table.estimate, filtered });
  return {
    dados: { current_page: page, ...count, last_page: lastPageOf(count.total, size), data },
    fields: table.columns.map(({ name, tipo, keyPlace, pointsTo }) => ({
      name,
      tipo,
      mascarada: isMasked(name),
      chave: keyPlace !== null,
      aponta: isMasked(name) ? null : pointsTo,
    })),
  };
}

/**
 * A table the reader may see, when everything asked of it is there.
 * @throws Refused TABELA_INEXISTENTE, COLUNA_INEXISTENTE, COLUNA_MASCARADA
 */
export async function tableAsked(db: PanelConnection['db'], asked: TableAsked): Promise<TableFacts> {
  const found = await findTable(db, asked.nome_tabela);
  if (found === undefined) throw new Refused('TABELA_INEXISTENTE');
  refuse(columnRefusal(asked, found));
  return found;
}

/** What the trail says was looked at. */
export const told = ({ nome_tabela, sort, filters = [] }: TableAsked): string => {
  const parts = { ...(sort && { sort }), ...(filters.length > 0 && { filters }) };
  return Object.keys(parts).length === 0 ? nome_tabela : `${nome_tabela} ${JSON.stringify(parts)}`;
};

const inReader = <T>(
  { connections, limits }: SqlScreens,
  { gone }: PanelContext,
  base: Base,
  task: (connection: PanelConnection) => Promise<T>,
): Promise<T> =>
  connections.run(
    {
      kind: 'read',
      database: base.db_name,
      zone: base.zone,
      longest: limits.read,
      mostBytes,
      signal: gone,
    },
    task,
  );
