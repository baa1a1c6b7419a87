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
import type { OrderCommand, OrderDetail } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import type { ErrandKind } from '../../identity/flow.ts';
import * as senders from './senders.ts';

/** All that is known of an errand beside its name (identity/flow.ts) and its texts. */
interface ErrandEntry {
  /** Command of `permitido` that offers it; null: offered in another way. */
  command: OrderCommand | null;
  icon: typeof IconBan;
  /** Makes its sender, with keys of its own. */
  sender: () => senders.Send;
  /** What its sheet asks before the digits; without it, it has no sheet. */
  asks?: 'reason' | 'supplier' | 'text' | 'nothing';
  /** An approver's alone, in his own name (G-36, G-37, G-44). */
  decision?: true;
  /** Apart from the others and in red: it ends something. */
  danger?: true;
  /** Nothing is left to do on the page after it (EXEC-31). */
  leaves?: true;
}

/** Every errand, in the order of the list. */
export const errands = {
  approve: { command: 'aprovar', icon: IconCheck, sender: senders.approve, decision: true },
  endRelease: { command: 'finalizar_liberacao', icon: IconLockOpen, sender: senders.endRelease },
  note: { command: 'observar', icon: IconNote, sender: senders.note, asks: 'text' },
  linkSupplier: {
    command: 'vincular_fornecedor',
    icon: IconSwitchHorizontal,
    sender: senders.linkSupplier,
    asks: 'supplier',
  },
  lift: { command: 'elevador', icon: IconCarLifter, sender: senders.lift },
  releaseVehicle: { command: 'liberar_veiculo', icon: IconTruck, sender: senders.releaseVehicle },
  awaitRelease: { command: 'aguardar_liberacao', icon: IconHourglass, sender: senders.awaitRelease },
  sendExternal: {
    command: 'enviar_externa',
    icon: IconTruckDelivery,
    sender: senders.sendExternal,
    asks: 'supplier',
    leaves: true,
  },
  assignSupplier: {
    command: 'designar_fornecedor',
    icon: IconUserPlus,
    sender: senders.assignSupplier,
    asks: 'supplier',
  },
  withdrawSupplier: {
    command: 'retirar_fornecedor',
    icon: IconUserMinus,
    sender: senders.withdrawSupplier,
    asks: 'text',
  },
  ticket: { command: 'enviar_ticket', icon: IconReceipt, sender: senders.ticket },
  openPurchase: {
    command: 'ordem_compra',
    icon: IconShoppingCart,
    sender: senders.openPurchase,
    asks: 'text',
    decision: true,
  },
  // Offered beside the purchase order that is open.
  closePurchase: {
    command: null,
    icon: IconShoppingCart,
    sender: senders.closePurchase,
    asks: 'nothing',
    decision: true,
  },
  claim: {
    command: 'informar_sinistro',
    icon: IconAlertOctagon,
    sender: senders.claim,
    asks: 'text',
    leaves: true,
  },
  reopen: { command: 'reabrir', icon: IconRotate, sender: senders.reopen, asks: 'text', decision: true },
  cancel: {
    command: 'cancelar',
    icon: IconBan,
    sender: senders.cancel,
    asks: 'reason',
    danger: true,
    leaves: true,
  },
  // Shown instead of 'cancel' on an order that awaits approval.
  reject: {
    command: null,
    icon: IconBan,
    sender: senders.cancel,
    asks: 'reason',
    decision: true,
    danger: true,
    leaves: true,
  },
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
  /** An approver's decision, in his own name. */
  asSelf: boolean;
}

type Asked = Pick<OrderDetail, 'permitido' | 'st_os' | 'liberado' | 'tp_os'>;

/** The errands an order takes from this session now, read off `permitido` alone; the dangerous ones last (DETAIL-12). */
export function errandsOf(order: Asked): Errand[] {
  const waiting = order.st_os === 'A' && order.liberado === 'N';
  // An object's keys are the names its type lists.
  const kinds = Object.keys(errands) as ErrandKind[];
  return kinds
    .filter((kind) => {
      const { command } = errands[kind];
      return command !== null && order.permitido.includes(command);
    })
    .map((kind) => {
      const shown = kind === 'cancel' && waiting ? 'reject' : kind;
      const { danger = false, decision = false } = entryOf(shown);
      const ofPlan = shown === 'cancel' && order.tp_os === 'V';
      return { kind: shown, danger, asSelf: ofPlan || decision };
    });
}

/** The errand that comes before any work: approval, release of the equipment, a supplier (EXT-04). */
export function leadingErrand(order: Asked & Pick<OrderDetail, 'nr_seq_fornecedor'>): Errand | undefined {
  const missing = order.nr_seq_fornecedor === placeholderSupplier;
  return errandsOf(order).find(
    ({ kind }) => kind === 'approve' || kind === 'endRelease' || (kind === 'linkSupplier' && missing),
  );
}
