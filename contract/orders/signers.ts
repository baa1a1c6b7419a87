import type { Signer } from '../core/signer.ts';
import type { OrderCommand } from './senders.ts';

/**
 * What is given in somebody's name: a command, of the changes 'itens' allows that of an item's quantity, price or tick, or the
 * declaring void of what was recorded.
 */
export type SignedAct = OrderCommand | 'alterar_item' | 'anular';

/** Signers other than a technician, by act; they may also depend on the order (`signerOf`). */
const signers: Partial<Record<SignedAct, Signer>> = {
  aprovar: 'approver',
  reabrir: 'approver',
  ordem_compra: 'approver',
  dispensar: 'approver',
  cancelar: 'either',
  enviar_externa: 'either',
  vincular_fornecedor: 'either',
  designar_fornecedor: 'either',
  retirar_fornecedor: 'either',
  entregar_peca: 'either',
  alterar_item: 'either',
  comentar: 'either',
  anular: 'either',
};

/** In whose name an order is opened: a technician's (DETAIL-15); one of a plan by an approver too (G-68). */
export const openingSigners = { create: 'technician', generate: 'either' } as const satisfies Record<
  string,
  Signer
>;

/** In whose name it is given on most orders. */
export const usualSigner = (act: SignedAct): Signer => signers[act] ?? 'technician';

/** What of an order decides in whose name its commands are given. */
export interface SignedOrder {
  /** Order of a maintenance plan. */
  plan: boolean;
  /** It waits for its approval. */
  waits: boolean;
}

/** In whose name people of the workshop do it: an approver alone turns down what waits for approval, and a plan's order (G-45). */
export function signerOf(act: SignedAct, { plan, waits }: SignedOrder): Signer {
  const turnsDown = act === 'cancelar' && (plan || waits);
  return turnsDown ? 'approver' : usualSigner(act);
}
