import { type CallerKind, mayMove, type PartOrigin, type RefusalCode } from '@terminal/contract';

/** A part or service as it was entered. */
export interface Entry {
  /** Whether an item was named that the catalogue has. */
  item: boolean;
  quantity: number | null;
  /** BRL, of all of it. */
  price: number | null;
}

/** Why an entry is refused; null: accepted (ITEMS-09, ITEMS-10). */
export function entryRefusal({ item, quantity, price }: Entry, external: boolean): RefusalCode | null {
  if (!item || quantity === null || quantity <= 0) return 'ITEM_INCOMPLETO';
  return priceRefusal(price, external);
}

/** Prices are known on external orders only; an empty one says nothing. */
export function priceRefusal(price: number | null, external: boolean): RefusalCode | null {
  return price !== null && price > 0 && !external ? 'PRECO_SO_EXTERNA' : null;
}

/** Why a sender may not move a part: a supplier leaves those of the workshop alone, and with them its stock. */
export const partRefusal = (sender: CallerKind, origin: PartOrigin): RefusalCode | null =>
  mayMove(sender, origin) ? null : 'PECA_DA_OFICINA';

/** The work on an item decides what may become of it. */
export interface ItemWork {
  attended: boolean;
  /** Running or paused now. */
  inHand: boolean;
  /** It has work intervals. */
  worked: boolean;
  /** The plan brought it. */
  ofPlan: boolean;
  dispensed: boolean;
}

/** Why an item may not be removed: the plan requires it, or its recorded hours would lose their item. */
export function removalRefusal({ worked, ofPlan }: ItemWork): RefusalCode | null {
  if (ofPlan) return 'ITEM_DO_PLANO';
  return worked ? 'ITEM_EM_EXECUCAO' : null;
}

/** Why an item may not be changed any more. */
export const changeRefusal = ({ dispensed }: ItemWork): RefusalCode | null =>
  dispensed ? 'ITEM_DISPENSADO' : null;

/** Why an item may not be dispensed: only items of the plan not done yet may. */
export function dispenseRefusal(work: ItemWork, reason: string): RefusalCode | null {
  if (!work.ofPlan) return 'ITEM_FORA_DO_PLANO';
  if (work.dispensed) return 'ITEM_DISPENSADO';
  if (work.attended) return 'ITEM_JA_ATENDIDO';
  return reason === '' ? 'JUSTIFICATIVA_OBRIGATORIA' : null;
}

/**
 * Why the mark may not be set or removed: running work is ended by its own command. Of a service ended by mistake the mark is
 * removed: its interval stays, and it is to be done again.
 */
export const tickRefusal = (ticked: boolean, work: ItemWork): RefusalCode | null =>
  ticked !== work.attended && work.inHand ? 'OS_EM_ATENDIMENTO' : null;

/** Why services are not registered: every open one must be chosen, and none may be running or paused (EXEC-36). */
export function servicesRefusal(
  open: readonly { id: number; inHand: boolean }[],
  chosen: readonly number[],
): RefusalCode | null {
  if (chosen.length === 0 || open.some(({ id }) => !chosen.includes(id))) return 'SERVICOS_INCOMPLETOS';
  return open.some(({ inHand }) => inHand) ? 'OS_EM_ATENDIMENTO' : null;
}
