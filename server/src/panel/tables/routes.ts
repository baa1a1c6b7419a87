import type { Handlers } from '../../core/http/mount.ts';
import { exportTable } from './export.service.ts';
import { getTable, type SqlScreens, searchTable, selectBases } from './service.ts';

type TableCalls = 'selectBases' | 'getTable' | 'exportTable' | 'searchTable';

/** The table browser. */
export const tableRoutes = (screens: SqlScreens): Handlers<TableCalls> => ({
  selectBases: (context, { body }) => selectBases(screens, context, body),
  getTable: (context, { query, body }) => getTable(screens, context, query, body),
  exportTable: (context, { body }) => exportTable(screens, context, body),
  searchTable: (context, { body }) => searchTable(screens, context, body),
});
