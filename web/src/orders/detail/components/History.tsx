import type { OrderDetail } from '@terminal/contract';
import { date } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { useSession } from '../../../core/session/store.ts';
import { Fold } from './Fold.tsx';
import css from './OrderView.module.css';

/** Closed orders of the same vehicle with the same problem, ten at most (G-61). */
export function History({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const rows = order.historicoItem;
  return (
    <Fold
      title={t('orders.detail.history.title')}
      hint={t('orders.detail.history.count', { count: rows.length })}
    >
      {rows.length === 0 && <p className="soft">{t('orders.detail.history.empty')}</p>}
      <ul className={css['history']}>
        {rows.map((row) => (
          <li key={row.nr_sequencial}>
            <Link to="/os/$id" params={{ id: String(row.nr_sequencial) }}>
              {t('core.order', { number: number(row.nr_sequencial) })}
            </Link>
            <span>{date(row.dt_final, zone)}</span>
            <p>
              {dotted([row.ds_item && label(row.ds_item), row.ds_mecanico && personName(row.ds_mecanico)])}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
