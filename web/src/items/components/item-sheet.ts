import type { OrderDetail } from '@terminal/contract';
import type { ReactNode } from 'react';
import type { Flow } from '../../flow/flow.ts';
import type { ItemOrder } from './useSendItem.ts';

/** What every sheet of items is given. */
export interface ItemSheetProps {
  order: OrderDetail;
  flow: Flow;
  /** Why it did not work, above the fields. */
  failure: ReactNode;
  onConfirm: (wanted: ItemOrder) => void;
}
