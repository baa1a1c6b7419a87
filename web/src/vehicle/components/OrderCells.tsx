import type { AnswerOf } from '@terminal/contract';
import { Pair } from '../../core/components/DataTable.tsx';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import css from './Vehicle.module.css';

type Order = Pick<
  AnswerOf<'getVehicle'>['encerradas'][number],
  'nr_sequencial' | 'ds_tipo' | 'ds_conjunto' | 'ds_filial'
>;

/** 'OS 184.502', which leads to it. */
export function OrderLink({ order: { nr_sequencial } }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <Link to="/os/$id" params={{ id: String(nr_sequencial) }} className={css['order']}>
      {t('core.order', { number: number(nr_sequencial) })}
    </Link>
  );
}

/** What an order is about, and where, if elsewhere. */
export const Problem = ({ order: { ds_tipo, ds_conjunto, ds_filial } }: { order: Order }) => (
  <Pair first={label(ds_conjunto ?? ds_tipo)} second={ds_filial} />
);
