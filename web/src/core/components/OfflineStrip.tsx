import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import type { ReactNode } from 'react';
import { serverNow } from '../api/clock.ts';
import { useReach } from '../api/reach.ts';
import { dateTime, sameDay, time } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useMaybeSession } from '../session/store.ts';
import css from './OfflineStrip.module.css';

interface CalmStripProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** A calm strip under the top bar: something is not as usual, and nothing is blocked. */
export const CalmStrip = ({ icon, title, children, action }: CalmStripProps) => (
  <div className={css['strip']} role="status">
    {icon}
    <p>
      <strong>{title}</strong> {children}
    </p>
    {action}
  </div>
);

/** While the server is out of reach what is shown is old: from when it is; null: nothing is shown. @param title another beginning than 'Sem rede.' or that the server does not answer */
export function OfflineStrip({
  since,
  title,
  action,
}: {
  since: number | null;
  title?: string;
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  const zone = useMaybeSession()?.ds_fuso;
  const { down } = useReach();
  const usual = down ? t('reach.silent') : t('reach.title');
  return (
    <CalmStrip icon={<IconWifiOff aria-hidden />} title={title ?? usual} action={action}>
      {since !== null &&
        (sameDay(since, serverNow(), zone)
          ? t('reach.since', { time: time(since, zone) })
          : t('reach.sinceDay', { time: dateTime(since, zone) }))}
    </CalmStrip>
  );
}
