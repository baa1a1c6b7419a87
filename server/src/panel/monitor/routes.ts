import type { MonitorDb } from '../../core/db/monitor.ts';
import { routes } from '../../core/http/handlers.ts';
import { databaseSessions, endDatabaseSession } from './service.ts';

/** Sessions of the databases, through the monitor's own connection. */
export const monitorRoutes = (db: MonitorDb) =>
  routes({
    listDatabaseSessions: (context) => databaseSessions(db, context),
    async endDatabaseSession(context, { body }) {
      await endDatabaseSession(db, context, { pid: body.pid, backendStart: body.backend_start ?? null });
      return { mensagem: 'Excluído com sucesso!' };
    },
  });
