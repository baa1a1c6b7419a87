import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCarLifter from '@tabler/icons-react/dist/esm/icons/IconCarLifter.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { OrderDetail } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import type { ErrandKind } from '../../identity/flow.ts';
import { acts } from '../../identity/signing.ts';
import { workState } from '../work-state.ts';
import * as senders from './senders.ts';

/** All that is known of an errand beside its name (identity/flow.ts) and its texts. */
interface ErrandEntry {
  /** Offered in another way than by its command in `permitido` (`acts`). */
  elsewhere?: true;
  icon: typeof IconBan;
  /** Makes its sender, with keys of its own. */
  sender: () => senders.Send;
  /** What its sheet asks before the digits; without it, it has no sheet. */
  asks?: 'reason' | 'supplier' | 'text' | 'nothing';
  /** Apart from the others and in red: it ends something. */
  danger?: true;
  /** Nothing is left to do on the page after it (EXEC-31). */
  leaves?: true;
}

/** Every errand, in the order of the list. */
export const errands = {
  approve: { icon: IconCheck, sender: senders.approve },
  endRelease: { icon: IconLockOpen, sender: senders.endRelease },
  note: { icon: IconNote, sender: senders.note, asks: 'text' },
  linkSupplier: {
    icon: IconSwitchHorizontal,
    sender: senders.linkSupplier,
    asks: 'supplier',
  },
  lift: { icon: IconCarLifter, sender: senders.lift },
  releaseVehicle: { icon: IconTruck, sender: senders.releaseVehicle },
  awaitRelease: { icon: IconHourglass, sender: senders.awaitRelease },
  sendExternal: {
    icon: IconTruckDelivery,
    sender: senders.sendExternal,
    asks: 'supplier',
    leaves: true,
  },
  assignSupplier: {
    icon: IconUserPlus,
    sender: senders.assignSupplier,
    asks: 'supplier',
  },
  withdrawSupplier: {
    icon: IconUserMinus,
    sender: senders.withdrawSupplier,
    asks: 'text',
  },
  ticket: { icon: IconReceipt, sender: senders.ticket },
  openPurchase: {
    icon: IconShoppingCart,
    sender: senders.openPurchase,
    asks: 'text',
  },
  // Offered beside the purchase order that is open.
  closePurchase: {
    elsewhere: true,
    icon: IconShoppingCart,
    sender: senders.closePurchase,
    asks: 'nothing',
  },
  claim: {
    icon: IconAlertOctagon,
    sender: senders.claim,
    asks: 'text',
    leaves: true,
  },
  reopen: { icon: IconRotate, sender: senders.reopen, asks: 'text' },
  cancel: {
    icon: IconBan,
    sender: senders.cancel,
    asks: 'reason',
    danger: true,
    leaves: true,
  },
  // Shown instead of 'cancel' on an order that awaits approval.
  reject: {
    elsewhere: true,
    icon: IconBan,
    sender: senders.cancel,
    asks: 'reason',
    danger: true,
    leaves: true,
  },
  // Offered beside the comment, file or note.
  voidComment: { elsewhere: true, icon: IconBan, sender: senders.voidComment, asks: 'text' },
  voidFile: { elsewhere: true, icon: IconBan, sender: senders.voidFile, asks: 'text' },
  voidNote: { elsewhere: true, icon: IconBan, sender: senders.voidNote, asks: 'text' },
} as const satisfies Record<ErrandKind, ErrandEntry>;

type Errands = typeof errands;

/** Errands with a sheet of their own before the digits. */
export type AskingKind = {
  [K in ErrandKind]: Errands[K] extends { asks: string } ? K : never;
}[ErrandKind];

/** Errands that ask for words. */
export type WrittenKind = {
  [K in ErrandKind]: Errands[K] extends { asks: 'text' } ? K : never;
}[ErrandKind];

const entryOf = (kind: ErrandKind): ErrandEntry => errands[kind];

/** Whether an errand has a sheet of its own before the digits. */
export const asks = (kind: ErrandKind): kind is AskingKind => entryOf(kind).asks !== undefined;

/** Whether an errand asks for words. */
export const isWritten = (kind: AskingKind): kind is WrittenKind => errands[kind].asks === 'text';

/** Whether nothing is left to do on the page after an errand (EXEC-31). */
export const leaves = (kind: ErrandKind): boolean => entryOf(kind).leaves ?? false;

/** A command on the order as a whole, as its page offers it. */
export interface Errand {
  kind: ErrandKind;
  /** Apart from the others and in red: it ends something. */
  danger: boolean;
}

type Asked = Pick<OrderDetail, 'permitido' | 'st_os' | 'liberado' | 'estado'>;

/**
 * The errands an order takes from this session now: those of `permitido`, the dangerous ones last (DETAIL-12). An order that
 * awaits approval is rejected where others are cancelled.
 */
export function errandsOf(order: Asked): Errand[] {
  const waits = workState(order) === 'AGUARDANDO_APROVACAO';
  // An object's keys are the names its type lists.
  const kinds = Object.keys(errands) as ErrandKind[];
  return kinds
    .filter((kind) => !entryOf(kind).elsewhere && order.permitido.some((command) => command === acts[kind]))
    .map((kind) => (kind === 'cancel' && waits ? 'reject' : kind))
    .map((kind) => ({ kind, danger: entryOf(kind).danger ?? false }));
}

/** The errand that comes before any work: approval, release of the equipment, a supplier (EXT-04). */
export function leadingErrand(order: Asked & Pick<OrderDetail, 'nr_seq_fornecedor'>): Errand | undefined {
  const missing = order.nr_seq_fornecedor === placeholderSupplier;
  return errandsOf(order).find(
    ({ kind }) => kind === 'approve' || kind === 'endRelease' || (kind === 'linkSupplier' && missing),
  );
}
