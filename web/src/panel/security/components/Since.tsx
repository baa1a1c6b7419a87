import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { moment } from '../../../core/panel/moment.ts';
import css from './Cards.module.css';

interface SinceProps {
  made: string;
  used: string | null;
}

/** Since when there is something one proves oneself with, and when it was used last. */
export function Since({ made, used }: SinceProps) {
  const { t } = useTranslation();
  return (
    <span className={css['fact']}>
      {t('security.made', { date: moment(made) })} ·{' '}
      {used === null ? t('security.unused') : t('security.used', { date: moment(used) })}
    </span>
  );
}
