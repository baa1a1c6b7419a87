import type { Signer } from '@terminal/contract';
import { type CountAct, countSigners } from '@terminal/contract/count-signers';
import { openingSigners, type SignedAct, signerOf } from '@terminal/contract/order-signers';
import type { Confirmed, OrderAct } from './confirmed.ts';

/** What each does to the order, in the words of `permitido`. */
export const acts = {
  start: 'iniciar',
  resume: 'continuar',
  pause: 'pausar',
  stop: 'parar',
  finish: 'finalizar',
  approve: 'aprovar',
  reject: 'cancelar',
  note: 'observar',
  awaitRelease: 'aguardar_liberacao',
  endRelease: 'finalizar_liberacao',
  releaseVehicle: 'liberar_veiculo',
  sendExternal: 'enviar_externa',
  linkSupplier: 'vincular_fornecedor',
  assignSupplier: 'designar_fornecedor',
  withdrawSupplier: 'retirar_fornecedor',
  lift: 'elevador',
  ticket: 'enviar_ticket',
  openPurchase: 'ordem_compra',
  closePurchase: 'ordem_compra',
  claim: 'informar_sinistro',
  reopen: 'reabrir',
  cancel: 'cancelar',
  itemAdd: 'itens',
  itemChange: 'alterar_item',
  itemServices: 'itens',
  itemParts: 'itens',
  itemTake: 'itens',
  itemDispense: 'dispensar',
  itemHandOver: 'entregar_peca',
  itemPrice: 'alterar_item',
  itemRemove: 'itens',
  itemWithdraw: 'dispensar',
  itemUntick: 'alterar_item',
  comment: 'comentar',
  file: 'comentar',
  voidComment: 'anular',
  voidFile: 'anular',
  voidNote: 'anular',
} as const satisfies Record<OrderAct, SignedAct>;

/** In whose name a command being prepared is given, as the contract says. */
export function signerOfFlow({ kind, work }: Confirmed): Signer {
  if (kind === 'create' || kind === 'generate') return openingSigners[kind];
  if (isCount(kind)) return countSigners[kind];
  return signerOf(acts[kind], { plan: 'plan' in work && work.plan === true, waits: kind === 'reject' });
}

const isCount = (kind: Confirmed['kind']): kind is CountAct => kind in countSigners;
