import type { AnswerOf, InputOf } from '@terminal/contract';
import type { tablePageSizes } from '@terminal/contract/table-sizes';
import { usePanelCall } from '../../core/panel/hooks.ts';
import type { SystemType } from '../scripts/api.ts';

/** Which rows of which table, in which order. */
export type RowsAsked = InputOf<'exportTable'>['body'];
/** A page of a table, with its columns. */
export type TablePage = AnswerOf<'getTable'>;
/** A column of a table. */
export type TableField = TablePage['fields'][number];
/** A row of a table. */
export type TableRow = TablePage['dados']['data'][number];
/** A table that can be opened. */
export type ListedTable = AnswerOf<'selectBases'>['tabelas'][number];
export type PageSize = (typeof tablePageSizes)[number];

/** Tables of a database. */
export const useTables = (tp_base: SystemType, db_name: string) =>
  usePanelCall('selectBases', { body: { tp_base, db_name } }, { enabled: db_name !== '', staleTime: 60_000 });

/** A row with whole values, found by its key; not asked for where the table has none. */
export function useWholeRow(database: string, table: string, fields: readonly TableField[], row: TableRow) {
  const filters = fields
    .filter(({ chave }) => chave)
    .map(({ name }) => ({ coluna: name, tipo: 'igual' as const, valor: row[name] ?? '' }));
  return usePanelCall(
    'getTable',
    { query: {}, body: { db_name: database, nome_tabela: table, filters, inteiras: 'S' } },
    { enabled: filters.length > 0 && filters.every(({ valor }) => valor !== ''), staleTime: 0 },
  );
}

/** A page of a table; the former one stays while the next comes. */
export const useTablePage = (asked: RowsAsked, page: number, per_page: PageSize) =>
  usePanelCall(
    'getTable',
    { query: { page: String(page) }, body: { ...asked, per_page } },
    { keepPrevious: true, staleTime: 0 },
  );
