import { useReach } from '../../../core/api/reach.ts';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { stay, useLeaving } from '../leaving.ts';
import type { KeptSends } from '../useKept.ts';
import css from './Sends.module.css';

/**
 * Shown before signing out, changing the branch or loading a newer version with something unsent, and before signing out
 * without network: says what happens to it.
 */
export function LeaveSheet({ kept }: { kept: Pick<KeptSends, 'own' | 'others'> }) {
  const { t } = useTranslation();
  const leaving = useLeaving();
  const { online } = useReach();
  if (leaving === null) return null;
  const { kind, go } = leaving;
  // Signing out also affects the person's sends of other branches.
  const elsewhere = kept.others.find(({ self }) => self)?.count ?? 0;
  const count = kept.own.length + (kind === 'signOut' ? elsewhere : 0);
  return (
    <Sheet
      title={count > 0 ? t('offline.leave.title', { count }) : t('offline.leave.away')}
      onClose={stay}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="l" wide onClick={stay}>
            {t('offline.leave.stay')}
          </Button>
          <Button
            look="primary"
            size="l"
            wide
            onClick={() => {
              stay();
              go();
            }}
          >
            {t(`offline.leave.go.${kind}`)}
          </Button>
        </div>
      }
    >
      {count > 0 && <p>{t(`offline.leave.kept.${kind}`)}</p>}
      {kind === 'signOut' && !online && <p>{t('offline.leave.noReturn')}</p>}
    </Sheet>
  );
}
