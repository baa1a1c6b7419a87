import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useUnsentOf } from '../kept.ts';
import css from './UnsentMark.module.css';

/** Says that something done on an order is not with the server yet. */
export function UnsentMark({ order }: { order: number }) {
  const { t } = useTranslation();
  if (useUnsentOf(order) === 0) return null;
  return <span className={css['mark']}>{t('offline.mark')}</span>;
}
