/** What is entered of a part or service. */
export interface ItemForm {
  /** Catalogue number and name; null until one is chosen. */
  item: { nr_sequencial: number; ds_item: string } | null;
  quantity: number;
  /** Price of all of it in cents; null on internal orders and while it is unknown. */
  cents: number | null;
}

/** Largest quantity of an item (G-106). */
const mostQuantity = 99_999.99;

/** A quantity one step more or less; whole steps, never below one. */
export function step(quantity: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(quantity) + 1 : Math.ceil(quantity) - 1;
  return Math.min(Math.max(next, 1), mostQuantity);
}

/** Reads a typed quantity: '2,5' or '2.5', at most two decimals; null when it is none. */
export function quantityOf(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{0,2})?$/.test(written)) return null;
  return Number(written);
}

/** Whether nothing is missing: an item and a quantity above zero (ITEMS-10). */
export const isComplete = ({ item, quantity }: ItemForm): boolean => item !== null && quantity > 0;

/** What one costs, in reais; null while there is no price (G-53). */
export const unitPrice = ({ cents, quantity }: ItemForm): number | null =>
  cents === null || cents === 0 || quantity <= 0 ? null : cents / 100 / quantity;
