import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { useEnd } from '../api.ts';
import type { DatabaseSession } from '../session.ts';

/** Asks before a session is ended (MON-05). */
export function EndSheet({ session, onClose }: { session: DatabaseSession; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useEnd();
  const { pid, backend_start, datname, application_name, query } = session;
  const end = () =>
    mutate(
      { body: { pid, backend_start } },
      {
        onSuccess: () => {
          notify.success(t('monitor.end.done'));
          onClose();
        },
      },
    );
  return (
    <AskSheet
      title={t('monitor.end.title')}
      yes={t('monitor.end.yes')}
      busy={isPending}
      error={error}
      failed={t('panel.deleteFailed')}
      onYes={end}
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
