import type { Ref } from 'react';
import { levelOf } from '../../../core/components/level.ts';
import { Plate } from '../../../core/components/Plate.tsx';
import { PlateLink } from '../../../core/components/PlateLink.tsx';
import { cx } from '../../../core/cx.ts';
import { date } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { Found } from '../choose.ts';
import css from './Search.module.css';

/** The vehicles among what was found, each leading to its page. */
export function Vehicles({ plates, onOpen }: { plates: readonly string[]; onOpen: () => void }) {
  const { t } = useTranslation();
  if (plates.length === 0) return null;
  return (
    <p className="row-wrap">
      {t('orders.search.vehicles')}
      {plates.map((plate) => (
        <PlateLink key={plate} plate={plate} size="s" onClick={onOpen} />
      ))}
    </p>
  );
}

interface ResultsProps {
  ref: Ref<HTMLUListElement>;
  found: readonly Found[];
  onOpen: (order: number) => void;
}

/** The orders found: open ones first, closed ones quieter. */
export function Results({ ref, found, onOpen }: ResultsProps) {
  const { t } = useTranslation();
  return (
    <ul ref={ref} className="rows-tight" aria-label={t('orders.search.title')}>
      {found.map((order) => (
        <li key={order.nr_sequencial}>
          <Link
            to="/os/$id"
            params={{ id: String(order.nr_sequencial) }}
            className={cx(css['result'], order.dt_final !== null && css['closed'])}
            data-level={order.dt_final === null ? levelOf(order.criticidade?.nr_nivel) : undefined}
            onClick={(event) => {
              event.preventDefault();
              onOpen(order.nr_sequencial);
            }}
          >
            <Plate plate={order.nr_placa} size="s" />
            <span className={css['words']}>
              <strong>{label(order.ds_conjunto ?? order.ds_grupo ?? order.ds_tipo)}</strong>
              <Facts order={order} />
            </span>
            <State order={order} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Facts({ order }: { order: Found }) {
  const { t } = useTranslation();
  const facts = [
    t('core.order', { number: number(order.nr_sequencial) }),
    ...(order.nr_frota === null ? [] : [`${t('core.fleet')} ${order.nr_frota}`]),
    ...(order.ds_filial === null ? [] : [order.ds_filial]),
    ...(order.st_origem === 'E' ? [t('orders.search.external')] : []),
  ];
  return <span className={css['facts']}>{dotted(facts)}</span>;
}

function State({ order }: { order: Found }) {
  const { t } = useTranslation();
  return (
    <span className={css['state']}>
      {t(`orders.detail.state.${order.st_situacao}`)}
      {order.dt_final !== null && <span>{date(order.dt_final)}</span>}
    </span>
  );
}
