import type { MonitorDb } from '../../core/db/monitor.ts';
import type { Handlers } from '../../core/http/mount.ts';
import { databaseSessions, endDatabaseSession } from './service.ts';

type MonitorCalls = 'listDatabaseSessions' | 'endDatabaseSession';

/** Sessions of the databases, through the monitor's own connection. */
export const monitorRoutes = (db: MonitorDb): Handlers<MonitorCalls> => ({
  listDatabaseSessions: (context) => databaseSessions(db, context),
  async endDatabaseSession(context, { body }) {
    await endDatabaseSession(db, context, { pid: body.pid, backendStart: body.backend_start ?? null });
    return { mensagem: 'Excluído com sucesso!' };
  },
});
