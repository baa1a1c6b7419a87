import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { Suspense, useState } from 'react';
import { useReach } from '../../../core/api/reach.ts';
import { Button } from '../../../core/components/Button.tsx';
import { CalmStrip, OfflineStrip } from '../../../core/components/OfflineStrip.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useSlow } from '../slow.ts';
import { type KeptSends, useKept } from '../useKept.ts';
import { LeaveSheet } from './LeaveSheet.tsx';

// What decides about sends comes with what sends them, after the page that is shown first.
const SendsSheet = lazySheet(async () => (await import('./SendsSheet.tsx')).SendsSheet);

/**
 * Strip under the top bar: no network, number of stored sends, refused ones, and ones waiting for a person.
 * @param oldest time of the oldest stored answer on screen, in ms; null: none; 'missing': requested data is not stored
 */
export function SendsStrip({ oldest }: { oldest: number | null | 'missing' }) {
  const { t } = useTranslation();
  const reach = useReach();
  const kept = useKept();
  const slow = useSlow();
  const [open, setOpen] = useState(false);
  const action = (
    <Button look="quiet" trailing={<IconChevronDown aria-hidden />} onClick={() => setOpen(true)}>
      {t('offline.show')}
    </Button>
  );
  const some = kept.own.length > 0 || kept.others.length > 0;
  return (
    <>
      {reach.online && typeof oldest !== 'number' ? (
        some && <Standing kept={kept} slow={slow} action={action} />
      ) : (
        <OfflineStrip
          since={oldest === 'missing' ? null : (oldest ?? reach.since)}
          {...(reach.online && { title: slow ? t('offline.slowNetwork') : t('reach.silent') })}
          {...(!reach.online &&
            kept.own.length > 0 && {
              title: t(reach.down ? 'offline.down' : 'offline.away', { count: kept.own.length }),
            })}
          {...(some && { action })}
        />
      )}
      <LeaveSheet kept={kept} />
      {open && (
        <Suspense>
          <SendsSheet kept={kept} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface StandingProps {
  kept: KeptSends;
  slow: boolean;
  action: React.ReactNode;
}

/** The most important message: sends that need a decision, then sends waiting for a person, then ones sent automatically. */
function Standing({ kept, slow, action }: StandingProps) {
  const { t } = useTranslation();
  const { own, refused, missing, others } = kept;
  const [who] = missing;
  const [other] = others;
  if (refused.length > 0)
    return (
      <CalmStrip
        icon={<IconAlertTriangle aria-hidden />}
        title={t('offline.refused', { count: refused.length })}
        action={action}
      >
        {t('offline.decide')}
      </CalmStrip>
    );
  if (who !== undefined)
    return (
      <CalmStrip
        icon={<IconUserQuestion aria-hidden />}
        title={
          missing.length === 1
            ? t('offline.needDigits', who)
            : t('offline.needPeople', {
                sends: missing.reduce((sum, { count }) => sum + count, 0),
                people: missing.length,
              })
        }
        action={action}
      />
    );
  if (own.length > 0)
    return (
      <CalmStrip
        icon={<IconCloudUp aria-hidden />}
        title={t('offline.waiting', { count: own.length })}
        action={action}
      >
        {slow ? t('offline.slowNetwork') : t('offline.going', { count: own.length })}
      </CalmStrip>
    );
  return (
    other && (
      <CalmStrip
        icon={<IconCloudUp aria-hidden />}
        title={t(other.self ? 'offline.elsewhere' : 'offline.others', {
          name: other.name,
          count: other.count,
        })}
        action={action}
      />
    )
  );
}
