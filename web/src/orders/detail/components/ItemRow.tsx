import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import type { ReactNode } from 'react';
import { cx } from '../../../core/cx.ts';
import { amountText } from '../../../core/format/amounts.ts';
import { duration } from '../../../core/format/durations.ts';
import { brl } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useNow } from '../../../core/useNow.ts';
import { partState } from '../../../items/open-parts.ts';
import { type ItemState, itemState } from '../../work-state.ts';
import { workedTime } from '../worked.ts';
import { ItemActions } from './ItemActions.tsx';
import css from './Items.module.css';

interface ItemRowProps {
  order: OrderDetail;
  item: OrderItem;
  /** The item the main button would start. */
  next: boolean;
}

const marks: Record<ItemState | 'dispensed', ReactNode> = {
  dispensed: <IconMinus size={20} stroke={3} aria-hidden />,
  part: <IconPackage aria-hidden />,
  done: <IconCheck size={20} stroke={3} aria-hidden />,
  running: <IconPlayerPlayFilled size={16} aria-hidden />,
  paused: <IconPlayerPauseFilled size={16} aria-hidden />,
  todo: null,
};

/** One item: a mark, its name, where it stands, and its own button when the server permits one. */
export function ItemRow({ order, item, next }: ItemRowProps) {
  const { t } = useTranslation();
  const state = itemState(order, item);
  // A taken part counts as done, like a service; a dispensed item is settled without being done.
  const mark = item.dispensa !== null ? 'dispensed' : state === 'part' && item.item_atendido ? 'done' : state;
  const line = useItemLine(order, item, state);
  const name = label(item.item.ds_item);
  return (
    <li className={css['row']}>
      <span className={cx(css['mark'], css[mark])}>{marks[mark]}</span>
      <div className={css['words']}>
        <strong>{name}</strong>
        <p>{line}</p>
        {item.dispensas_retiradas.map(({ ds_motivo, ds_colaborador, correcao }) => (
          <p key={correcao.dt_correcao}>
            {t('items.withdrawn', {
              name: personName(ds_colaborador),
              reason: ds_motivo,
              by: personName(correcao.ds_colaborador),
              why: correcao.ds_motivo,
            })}
          </p>
        ))}
      </div>
      <ItemActions order={order} item={item} next={next} />
    </li>
  );
}

/** Where an item stands: its kind, then how long it was worked on, or what became of it. */
function useItemLine(order: OrderDetail, item: OrderItem, state: ItemState): string {
  const { t } = useTranslation();
  const now = useNow('minute');
  return [t(state === 'part' ? 'orders.detail.items.part' : 'orders.detail.items.service'), ...line()].join(
    ' · ',
  );

  /** State of a part, dispensation with person and reason, and items a cancelled order leaves undone. */
  function settledLine(): string[] | null {
    if (item.dispensa !== null)
      return [
        t('items.dispensedBy', {
          name: personName(item.dispensa.ds_colaborador),
          reason: item.dispensa.ds_motivo,
        }),
      ];
    if (state === 'todo' && order.st_os === 'E') return [t('orders.detail.items.undone')];
    if (state !== 'part') return null;
    const quantity = amountText(item.qt_quantidade, item.item.cd_unidade ?? 'UN');
    const where = t(`items.partState.${partState(order, item)}`);
    return [
      ...(item.estoque ? [item.estoque.ds_codigoitem] : []),
      quantity,
      where,
      ...(item.vl_total === null ? [] : [brl(item.vl_total)]),
    ];
  }

  function line(): string[] {
    const settled = settledLine();
    if (settled !== null) return settled;
    if (state === 'running') {
      // The clock shows the present interval only; earlier work is shown separately.
      const worked = workedTime(
        item.execucao_inicio ? [{ dt_inicio: item.execucao_inicio.dt_inicio, dt_final: null }] : [],
        now,
      );
      return [
        t(item.segundos > 0 ? 'orders.detail.items.runningAgain' : 'orders.detail.items.running', {
          time: duration(worked),
          total: duration(worked + item.segundos * 1000),
        }),
      ];
    }
    if (state !== 'done') return [t(`orders.detail.items.${state}`)];
    return item.segundos > 0
      ? [t('orders.detail.items.doneIn', { time: duration(item.segundos * 1000) })]
      : [t('orders.detail.items.done')];
  }
}
