import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import css from './parts.module.css';

/** 'OS 184.502', which leads to it. */
export function OrderLink({ order }: { order: number }) {
  const { t } = useTranslation();
  return (
    <Link to="/os/$id" params={{ id: String(order) }} className={css['order']}>
      {t('tyres.life.order', { number: number(order) })}
    </Link>
  );
}
