import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../../core/panel/AskSheet.tsx';
import type { Lock } from '../api.ts';
import { nameOf, placeOf } from './Locks.tsx';

/** Asks before a lock is taken away. */
export function UnlockSheet({ lock, onClose }: { lock: Lock; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('terminals.locks.ask')}
      yes={t('terminals.release.save')}
      call="releaseAccount"
      input={{ body: { bloqueio: lock.bloqueio } }}
      done={t('terminals.locks.done')}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(lock, t)}</strong> · {placeOf(lock, t)}
      </p>
      <p>{t('terminals.locks.about')}</p>
    </AskSheet>
  );
}
