import { usePanelCall } from '../../core/panel/hooks.ts';
import { useAway } from '../../core/useAway.ts';

/** Looked at again every so many ms (MON-02). */
const everyMs = 30_000;

/** Idle time after which the page stops polling, because polling must not keep the session alive (G-03). */
const awayMs = 10 * 60_000;

/** Sessions of the databases, refreshed automatically while the user is active. */
export function useSessions() {
  const away = useAway(awayMs);
  return usePanelCall('listDatabaseSessions', {}, { refetchInterval: away ? false : everyMs });
}
