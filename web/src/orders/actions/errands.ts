import type { OrderCommand, OrderDetail } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import type { ErrandKind } from '../../identity/flow.ts';

/** A command on the order as a whole, as its page offers it. */
export interface Errand {
  kind: ErrandKind;
  /** Apart from the others and in red: it ends something. */
  danger: boolean;
  /** An approver's decision, in his own name. */
  asSelf: boolean;
}

type Asked = Pick<OrderDetail, 'permitido' | 'st_os' | 'liberado' | 'tp_os'>;

/** Errands that are an approver's alone (G-36, G-37, G-44). */
const decisions: readonly ErrandKind[] = ['approve', 'reject', 'openPurchase', 'closePurchase', 'reopen'];

/** What each errand asks before who; those that are not here ask nothing. */
export const errandFields = {
  cancel: 'reason',
  reject: 'reason',
  sendExternal: 'supplier',
  linkSupplier: 'supplier',
  assignSupplier: 'supplier',
  withdrawSupplier: 'text',
  note: 'text',
  openPurchase: 'text',
  closePurchase: 'nothing',
  reopen: 'text',
  claim: 'text',
} as const satisfies Partial<Record<ErrandKind, 'reason' | 'supplier' | 'text' | 'nothing'>>;
export type AskingKind = keyof typeof errandFields;

/** Whether an errand has a sheet of its own before the digits. */
export const asks = (kind: ErrandKind): kind is AskingKind => kind in errandFields;

/** Errands that ask for words. */
export type WrittenKind = {
  [K in AskingKind]: (typeof errandFields)[K] extends 'text' ? K : never;
}[AskingKind];

/** Whether an errand asks for words. */
export const isWritten = (kind: AskingKind): kind is WrittenKind => errandFields[kind] === 'text';

/** What each command of the server is on the page, in the order of the list. */
const offered: readonly (readonly [OrderCommand, ErrandKind])[] = [
  ['aprovar', 'approve'],
  ['finalizar_liberacao', 'endRelease'],
  ['observar', 'note'],
  ['vincular_fornecedor', 'linkSupplier'],
  ['elevador', 'lift'],
  ['liberar_veiculo', 'releaseVehicle'],
  ['aguardar_liberacao', 'awaitRelease'],
  ['enviar_externa', 'sendExternal'],
  ['designar_fornecedor', 'assignSupplier'],
  ['retirar_fornecedor', 'withdrawSupplier'],
  ['enviar_ticket', 'ticket'],
  ['ordem_compra', 'openPurchase'],
  ['informar_sinistro', 'claim'],
  ['reabrir', 'reopen'],
  ['cancelar', 'cancel'],
];

/** The errands an order takes from this session now, read off `permitido` alone; the dangerous ones last (DETAIL-12). */
export function errandsOf(order: Asked): Errand[] {
  const waiting = order.st_os === 'A' && order.liberado === 'N';
  return offered
    .filter(([command]) => order.permitido.includes(command))
    .map(([, kind]) => {
      const shown = kind === 'cancel' && waiting ? 'reject' : kind;
      const ofPlan = shown === 'cancel' && order.tp_os === 'V';
      return {
        kind: shown,
        danger: shown === 'cancel' || shown === 'reject',
        asSelf: ofPlan || decisions.includes(shown),
      };
    });
}

/** The errand that comes before any work: approval, release of the equipment, a supplier (EXT-04). */
export function leadingErrand(order: Asked & Pick<OrderDetail, 'nr_seq_fornecedor'>): Errand | undefined {
  const missing = order.nr_seq_fornecedor === placeholderSupplier;
  return errandsOf(order).find(
    ({ kind }) => kind === 'approve' || kind === 'endRelease' || (kind === 'linkSupplier' && missing),
  );
}
