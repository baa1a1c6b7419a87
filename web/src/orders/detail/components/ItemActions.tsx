import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import { Button, type ButtonProps, IconButton } from '../../../core/components/Button.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { type FlowKind, openFlow, workOf } from '../../../identity/flow.ts';
import { type ItemState, itemState } from '../../work-state.ts';
import css from './Items.module.css';

interface ItemActionsProps {
  order: OrderDetail;
  item: OrderItem;
  /** The item the main button would start. */
  next: boolean;
}

/** What the server permits with one item. */
export function ItemActions({ order, item, next }: ItemActionsProps) {
  const { t } = useTranslation();
  const phone = !useMedia('tablet');
  const mayChange = order.itens_alteraveis.includes(item.nr_sequencial);
  const state = itemState(order, item);
  const action = actionFor(order, state, phone && next);
  const name = label(item.item.ds_item);
  const work = workOf(order);
  const row = { work, item: item.nr_sequencial };
  const toTake = state === 'part' && !item.item_atendido;
  const inHand = state === 'running' || state === 'paused';
  return (
    <div className={css['own']}>
      {action !== null && (
        <StateButton
          action={action}
          place="card"
          size="m"
          about={name}
          onClick={() => openFlow(action === 'start' ? { kind: action, ...row } : { kind: action, work })}
        />
      )}
      {mayChange && toTake && (
        <NamedButton name={name} onClick={() => openFlow({ kind: 'itemTake', ...row })}>
          {t(order.st_origem === 'E' ? 'items.confirm' : 'items.take')}
        </NamedButton>
      )}
      {order.permitido.includes('entregar_peca') && toTake && (
        <NamedButton name={name} look="quiet" onClick={() => openFlow({ kind: 'itemHandOver', ...row })}>
          {t('items.handOver')}
        </NamedButton>
      )}
      {item.dispensa !== null && order.permitido.includes('dispensar') && (
        <NamedButton name={name} look="quiet" onClick={() => openFlow({ kind: 'itemDispense', ...row })}>
          {t('items.withdraw')}
        </NamedButton>
      )}
      {mayChange && item.dispensa === null && !inHand && (
        <IconButton
          label={t('items.change', { name })}
          icon={<IconPencil size={22} aria-hidden />}
          onClick={() => openFlow({ kind: 'itemChange', ...row })}
        />
      )}
    </div>
  );
}

/** A button that tells a screen reader which item it is about. */
const NamedButton = ({ name, children, ...button }: ButtonProps & { name: string }) => (
  <Button {...button}>
    {children}
    <span className="visually-hidden"> {name}</span>
  </Button>
);

/** An item's own button; on phones the main button below already starts the next one. */
function actionFor(
  order: OrderDetail,
  state: ItemState,
  mainButtonDoesIt: boolean,
): Extract<FlowKind, 'start' | 'stop'> | null {
  // A plan order is worked on as a whole.
  if (order.tp_os === 'V') return null;
  if (state === 'todo' && order.permitido.includes('iniciar')) return mainButtonDoesIt ? null : 'start';
  const inHand = state === 'running' || state === 'paused';
  return inHand && order.permitido.includes('parar') ? 'stop' : null;
}
