import { hostOf } from '../../../core/api/hosts.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useConfiguration } from '../../../session/api.ts';
import css from './TestBanner.module.css';

/** Red while the terminal runs on a test host (SHELL-32). */
export function TestBanner() {
  const { t } = useTranslation();
  const { data } = useConfiguration();
  if (!data?.ambiente_teste && !hostOf(location.hostname).test) return null;
  return (
    <aside className={css['banner']} aria-label={t('shell.test')}>
      {t('shell.test')}
    </aside>
  );
}
