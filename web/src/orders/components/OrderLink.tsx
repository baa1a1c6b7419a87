import { Link } from '@tanstack/react-router';
import type { OrderCard } from '@terminal/contract';
import { useTranslation } from 'react-i18next';
import css from './OrderLink.module.css';

/** The problem, leading to the order's page; the link covers the whole card it stands in (LIST-28). */
export function OrderLink({ order }: { order: OrderCard }) {
  const { t } = useTranslation();
  return (
    <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }} className={css['link']}>
      {order.ds_conjunto ?? order.ds_ciclo ?? order.ds_tipo}
      <span className="visually-hidden">
        , {t('core.details')} {order.nr_placa}
      </span>
    </Link>
  );
}
