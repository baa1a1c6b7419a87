import type { OrderDetail, OrderItem } from '@terminal/contract';
import { isOurPart } from '@terminal/contract/ours';
import { kindOf } from '@terminal/contract/permissions';
import { useSession } from '../core/session/store.ts';
import { isPart } from './open-parts.ts';

interface PartRights {
  /** Whether a part may be put on the order. */
  addPart: boolean;
  /** Whether an item may be changed, ticked, taken or removed. */
  change: (item: OrderItem) => boolean;
}

/** What the session may do with the items of an order: a supplier leaves the workshop's parts alone. */
export function usePartRights(order: OrderDetail): PartRights {
  const supplier = kindOf(useSession()) === 'supplier';
  const may = order.permitido.includes('itens');
  const external = order.st_origem === 'E';
  const barred = (part: boolean, given: boolean) => supplier && isOurPart({ part, external, given });
  return {
    addPart: may && !barred(true, false),
    change: (item) => may && !barred(isPart(item), item.qt_estoque > 0),
  };
}
