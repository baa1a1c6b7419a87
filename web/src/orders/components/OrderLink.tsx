import type { OrderCard } from '@terminal/contract';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { orderTitle } from '../../core/order-title.ts';
import css from './OrderLink.module.css';

/** The problem, leading to the order's page; the link covers its whole card (LIST-28). */
export function OrderLink({ order, title }: { order: OrderCard; title?: string }) {
  const { t } = useTranslation();
  return (
    <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }} className={css['link']}>
      {title ?? orderTitle(order)}
      <span className="visually-hidden">
        , {t('core.details')} {order.nr_placa}
      </span>
    </Link>
  );
}
