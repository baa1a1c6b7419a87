import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useTranslation } from 'react-i18next';
import { time } from '../format/dates.ts';
import { useMaybeSession } from '../session/store.ts';
import css from './OfflineStrip.module.css';

/** A calm strip while the server is out of reach: what is shown may be old, nothing is blocked. */
export function OfflineStrip({ since }: { since: number }) {
  const { t } = useTranslation();
  const zone = useMaybeSession()?.ds_fuso;
  return (
    <div className={css['strip']} role="status">
      <IconWifiOff aria-hidden />
      <p>
        <strong>{t('core.offline.title')}</strong> {t('core.offline.since', { time: time(since, zone) })}
      </p>
    </div>
  );
}
