import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { AskSheet } from '../../core/panel/AskSheet.tsx';
import { type Lockout, useKeeper } from '../api.ts';
import { nameOf, placeOf } from './Lockouts.tsx';

/** Asks before a lockout is released. */
export function ReleaseLockoutSheet({ lockout, onClose }: { lockout: Lockout; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AskSheet
      title={t('terminals.lockouts.ask')}
      yes={t('terminals.release.save')}
      over={useKeeper().request}
      call="releaseAccount"
      input={{ body: { bloqueio: lockout.bloqueio } }}
      done={t('terminals.lockouts.done')}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(lockout, t)}</strong> · {placeOf(lockout, t)}
      </p>
      <p>{t('terminals.lockouts.about')}</p>
    </AskSheet>
  );
}
