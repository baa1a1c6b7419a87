import type { OrderDetail } from '@terminal/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { label } from '../../core/i18n/labels.ts';
import { dismissFlow, openFlow, workOf } from '../../identity/flow.ts';
import { openParts } from '../../items/open-parts.ts';
import { openServices } from '../../items/open-services.ts';
import { usePartRights } from '../../items/usePartRights.ts';
import { itemInHand } from '../../orders/work-state.ts';

/**
 * The button that leads on where items keep an order from being finished: the service in hand is stopped, else services are
 * registered, else parts taken. Undefined where none of it is this person's to do.
 */
export function useWayOn(order: OrderDetail, onStop: () => void): ReactNode {
  const { t } = useTranslation();
  const { change } = usePartRights(order);
  const current = itemInHand(order);
  if (current)
    return (
      <StateButton action="stop" place="main" wide onClick={onStop}>
        {t('execution.close.stopInstead', { item: label(current.item.ds_item) })}
      </StateButton>
    );
  const parts = openParts(order).filter(change).length;
  const services = order.permitido.includes('itens') && openServices(order).length > 0;
  if (!services && parts === 0) return undefined;
  const register = () => {
    dismissFlow();
    openFlow({ kind: services ? 'itemServices' : 'itemTake', work: workOf(order) });
  };
  const take = order.st_origem === 'E' ? 'items.confirmAll' : 'items.takeAll';
  return (
    <Button look="primary" size="xl" wide onClick={register}>
      {services ? t('items.services') : t(take, { count: parts })}
    </Button>
  );
}
