import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notices.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import { type Lock, useRelease } from '../api.ts';
import { nameOf, placeOf } from './Locks.tsx';

/** Asks before a lock is taken away. */
export function UnlockSheet({ lock, onClose }: { lock: Lock; onClose: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRelease();
  const release = () =>
    mutate(
      { body: { bloqueio: lock.bloqueio } },
      {
        onSuccess: () => {
          notify.success(t('terminals.locks.done'));
          onClose();
        },
      },
    );
  return (
    <AskSheet
      title={t('terminals.locks.ask')}
      yes={t('terminals.release.save')}
      busy={isPending}
      error={error}
      onYes={release}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(lock, t)}</strong> · {placeOf(lock, t)}
      </p>
      <p>{t('terminals.locks.about')}</p>
    </AskSheet>
  );
}
