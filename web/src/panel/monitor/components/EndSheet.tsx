import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import type { DatabaseSession } from '../session.ts';

/** Asks before a session is ended (MON-05). */
export function EndSheet({ session, onClose }: { session: DatabaseSession; onClose: () => void }) {
  const { t } = useTranslation();
  const { pid, backend_start, datname, application_name, query } = session;
  return (
    <AskSheet
      title={t('monitor.end.title')}
      yes={t('monitor.end.yes')}
      call="endDatabaseSession"
      input={{ body: { pid, backend_start } }}
      done={t('monitor.end.done')}
      failed={t('panel.deleteFailed')}
      onClose={onClose}
    >
      <p>
        <strong>{t('monitor.tree.pid', { pid })}</strong> · {datname} · {application_name}
      </p>
      <p>
        <code>{query.slice(0, 300)}</code>
      </p>
      <p>{t('monitor.end.about')}</p>
    </AskSheet>
  );
}
