import { routes } from '../../core/http/handlers.ts';
import { exportTable } from './export.service.ts';
import { getTable, type SqlScreens, searchTable, selectBases } from './service.ts';

/** The table browser. */
export const tableRoutes = (screens: SqlScreens) =>
  routes({
    selectBases: (context, { body }) => selectBases(screens, context, body),
    getTable: (context, { query, body }) => getTable(screens, context, query, body),
    exportTable: (context, { body }) => exportTable(screens, context, body),
    searchTable: (context, { body }) => searchTable(screens, context, body),
  });
