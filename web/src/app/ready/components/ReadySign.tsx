import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import { useReach } from '../../../core/api/reach.ts';
import { InShell } from '../../../core/components/InShell.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useReady } from '../ready.ts';
import css from './ReadySign.module.css';

/** In the top bar: what the work needs is kept, the network may go. Without network the strip says how old it is. */
export function ReadySign() {
  const { t } = useTranslation();
  const ready = useReady();
  const { online } = useReach();
  if (!ready || !online) return null;
  return (
    <InShell place="alert">
      <p className={css['sign']} role="status" title={t('offline.ready')}>
        <IconCloudCheck aria-hidden />
        <span>{t('offline.ready')}</span>
      </p>
    </InShell>
  );
}
