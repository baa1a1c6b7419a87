/** What decides whose a part of an order is. */
export interface PartOrigin {
  part: boolean;
  /** The order is with a supplier (st_origem E). */
  external: boolean;
  /** Our stock gave it and did not get it back. */
  given: boolean;
}

/**
 * Whether an item is a part of the workshop: all parts of an internal order, and on an external one those handed over to the
 * supplier. A supplier neither puts one on an order nor changes, takes or removes it: our stock moves by people inside
 * alone (docs/stock.md).
 */
export const isOurPart = ({ part, external, given }: PartOrigin): boolean => part && (!external || given);
