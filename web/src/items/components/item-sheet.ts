import type { OrderDetail } from '@terminal/contract';
import type { ReactNode } from 'react';
import type { Flow } from '../../identity/flow.ts';
import type { ItemOrder } from './useSendItem.ts';

/** What every sheet of items is given. */
export interface ItemSheetProps {
  order: OrderDetail;
  flow: Flow;
  /** Why it did not work, above the fields. */
  failure: ReactNode;
  /** What is entered, as text; '' while that is nothing. It outlives the sheet until it is sent. */
  draft: string;
  onDraft: (text: string) => void;
  onConfirm: (wanted: ItemOrder) => void;
}
