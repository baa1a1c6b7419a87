import type { CallerKind } from '../core/call.ts';

/** Facts that decide whether a part of an order comes from our stock. */
export interface PartOrigin {
  part: boolean;
  /** The order is with a supplier (st_origem E). */
  external: boolean;
  /** It was taken from our stock and not returned. */
  given: boolean;
}

/**
 * Whether an item is a part of the workshop's own stock: every part of an internal order, and on an external one those handed
 * over to the supplier.
 */
const isOurPart = ({ part, external, given }: PartOrigin): boolean => part && (!external || given);

/**
 * Whether a sender who may change the items of an order may correct a price told at the end of work: a supplier one of his own
 * alone (G-127).
 * @param teller who told it; null: unknown
 */
export const mayCorrectPrice = (
  sender: { kind: CallerKind; personId: number },
  teller: number | null,
): boolean => sender.kind !== 'supplier' || teller === sender.personId;

/**
 * Whether a sender may add, change, take or remove an item: suppliers may not do so with parts of ours, because only internal
 * people move our stock (docs/stock.md).
 */
export const mayMove = (sender: CallerKind, origin: PartOrigin): boolean =>
  sender !== 'supplier' || !isOurPart(origin);
