import type { InputOf } from '@terminal/contract';

/** E an entry, S out to correct the balance. */
export type EntryKind = InputOf<'enterStock'>['body']['tp_movimento'];

/** What is said of an entry or a correction, while it is typed. */
export interface EntryForm {
  quantity: string;
  document: string;
  price: string;
  reason: string;
}

/** An empty form. */
export const emptyEntry: EntryForm = { quantity: '', document: '', price: '', reason: '' };

/** A number as people write it, two decimals at most: '1.234,5' or '2.5'; null when it is none or not above zero. */
export function amountOf(text: string, most: number): number | null {
  const bare = text.trim();
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare) ? bare.replaceAll('.', '') : bare;
  const value = /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : 0;
  return value > 0 && value <= most ? value : null;
}

/** Largest quantity and price (G-106). */
const mostQuantity = 99_999.99;
const mostPrice = 9_999_999.99;

/** A quantity as it is typed. */
export const quantityOf = (text: string): number | null => amountOf(text, mostQuantity);

/** What is wrong; empty when it can be sent. The price may be left out. */
export function entryFaults(
  kind: EntryKind,
  { quantity, document, price, reason }: EntryForm,
): (keyof EntryForm)[] {
  const faults: (keyof EntryForm)[] = [];
  if (quantityOf(quantity) === null) faults.push('quantity');
  if (kind === 'S') return reason.trim() === '' ? [...faults, 'reason'] : faults;
  if (document.trim() === '') faults.push('document');
  if (price.trim() !== '' && amountOf(price, mostPrice) === null) faults.push('price');
  return faults;
}

/** A faultless form as it is sent. */
export function entryOf(
  kind: EntryKind,
  stock: number,
  { quantity, document, price, reason }: EntryForm,
): InputOf<'enterStock'>['body'] {
  const moved = { nr_seq_estoque: stock, tp_movimento: kind, quantidade: quantityOf(quantity) ?? 0 };
  return kind === 'S'
    ? { ...moved, motivo: reason.trim() }
    : { ...moved, documento: document.trim(), vl_unitario: amountOf(price, mostPrice) };
}
