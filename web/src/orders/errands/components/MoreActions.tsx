import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { OrderDetail } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import { useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { type Errand, errandsOf, leadingErrand, errands as table } from '../errands.ts';
import css from './MoreActions.module.css';

interface MoreActionsProps {
  order: OrderDetail;
  /** list: in sight, at the right of a wide page. sheet: behind one button. */
  as: 'list' | 'sheet';
  /** On the dark band of running work. */
  onBand?: boolean;
}

/** What else can be done with the order: quiet rows, the dangerous one apart and last (DETAIL-12). */
export function MoreActions({ order, as, onBand = false }: MoreActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const leading = leadingErrand(order)?.kind;
  const errands = errandsOf(order).filter(({ kind }) => kind !== leading);
  if (errands.length === 0) return null;
  const press = (errand: Errand) => {
    setOpen(false);
    openErrand(order, errand);
  };
  if (as === 'list') {
    return (
      <Card as="section" className={css['card']} aria-label={t('orders.errand.more')}>
        <ErrandList order={order} errands={errands} onPress={press} />
      </Card>
    );
  }
  return (
    <>
      <IconButton
        label={t('orders.errand.more')}
        look={onBand ? 'onBand' : 'plain'}
        className={css['more'] ?? ''}
        icon={<IconDots size={28} aria-hidden />}
        aria-haspopup="dialog"
        data-more
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet
          title={t('orders.errand.more')}
          about={t('core.order', { number: number(order.nr_sequencial) })}
          onClose={() => setOpen(false)}
        >
          <ErrandList order={order} errands={errands} onPress={press} />
        </Sheet>
      )}
    </>
  );
}

/** Opens the sheets of an errand above the page. */
export function openErrand(order: OrderDetail, { kind }: Pick<Errand, 'kind'>): void {
  const lift = order.st_elevador === 'S' ? 'N' : 'S';
  openFlow({
    kind,
    work: workOf(order),
    ...(kind === 'lift' && { lift }),
    changes: changesSupplier(kind, order),
  });
}

interface ErrandListProps {
  order: OrderDetail;
  errands: readonly Errand[];
  onPress: (errand: Errand) => void;
}

function ErrandList({ order, errands, onPress }: ErrandListProps) {
  const name = useErrandName(order);
  return (
    <ul className={css['list']}>
      {errands.map((errand) => {
        const Icon = table[errand.kind].icon;
        return (
          <li key={errand.kind} className={cx(errand.danger && css['apart'])}>
            <button
              type="button"
              className={cx(css['row'], errand.danger && css['danger'])}
              onClick={() => onPress(errand)}
            >
              <Icon size={22} aria-hidden />
              <span>{name(errand.kind)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Supplied = Pick<OrderDetail, 'nr_seq_fornecedor' | 'estado'>;

/** Whether an action puts another supplier in the place of one: of an external order, or of one assigned in the workshop. */
const changesSupplier = (kind: Errand['kind'], { nr_seq_fornecedor, estado }: Supplied): boolean =>
  (kind === 'linkSupplier' && nr_seq_fornecedor !== placeholderSupplier) ||
  (kind === 'assignSupplier' && estado.includes('assigned'));

/** Text of an action; a first supplier is linked, another one changed. */
export function useErrandName(order: Supplied & Pick<OrderDetail, 'st_elevador'>) {
  const { t } = useTranslation();
  return (kind: Errand['kind']): string => {
    if (changesSupplier(kind, order)) return t('orders.errand.changeSupplier');
    if (kind === 'lift' && order.st_elevador === 'S') return t('orders.errand.liftDown');
    return t(`identity.action.${kind}`);
  };
}
