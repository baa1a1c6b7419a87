import type { OrderCard, OrderDetail } from '@terminal/contract';
import { kindOf } from '@terminal/contract/permissions';
import { StateButton } from '../../core/components/StateButton.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useSession } from '../../core/session/store.ts';
import { type Flow, openFlow, useFlow, workOf } from '../../identity/flow.ts';
import { mainAction } from '../main-action.ts';

interface OrderActionProps {
  order: OrderCard | OrderDetail;
  /** card: tinted, on a list. main: the filled one of the order's page. */
  size: 'card' | 'main';
}

/** The one main button of an order, by what the server permits (`permitido`); it opens the flow of its command. */
export function OrderAction({ order, size }: OrderActionProps) {
  const open = useFlow();
  const action = useShownAction(order, size);
  if (action === 'details') {
    if (size === 'main') return null;
    const params = { id: String(order.nr_sequencial) };
    return (
      <StateButton
        action="details"
        place="card"
        about={order.nr_placa}
        onClick={() => void navigate({ to: '/os/$id', params })}
      />
    );
  }
  const flow: Flow = { kind: action, work: workOf(order) };
  return (
    <StateButton
      action={action}
      place={size}
      wide={size === 'main'}
      about={order.nr_placa}
      busy={open?.work.nr_sequencial === order.nr_sequencial}
      onClick={() => openFlow(flow)}
    />
  );
}

/** People with a band of running work finish there; on a card the button leads to the page. */
function useShownAction(order: OrderCard | OrderDetail, size: OrderActionProps['size']) {
  const hasBand = kindOf(useSession()) !== 'staff';
  const action = mainAction(order);
  return action === 'finish' && size === 'card' && hasBand ? 'details' : action;
}
