import type { InputOf } from '@terminal/contract';
import { typedNumber } from '../core/format/typed.ts';

/** E an entry, S out to correct the balance. */
export type EntryKind = InputOf<'enterStock'>['body']['tp_movimento'];

/** What is said of an entry or a correction, while it is typed. */
export interface EntryForm {
  /** Code of a part the branch does not keep yet. */
  code: string;
  quantity: string;
  document: string;
  price: string;
  reason: string;
}

/** An empty form. */
export const emptyEntry: EntryForm = { code: '', quantity: '', document: '', price: '', reason: '' };

/** What is typed, above zero and no more than `most`, two decimals at most; null when it is none. */
function amountOf(text: string, most: number): number | null {
  const value = typedNumber(text, 2);
  return value !== null && value > 0 && value <= most ? value : null;
}

/** Largest quantity and price (G-106). */
const mostQuantity = 99_999.99;
const mostPrice = 9_999_999.99;

/** A quantity as it is typed. */
export const quantityOf = (text: string): number | null => amountOf(text, mostQuantity);

/** What is wrong; empty when it can be sent. The price may be left out. */
export function entryFaults(
  kind: EntryKind | 'new',
  { code, quantity, document, price, reason }: EntryForm,
): (keyof EntryForm)[] {
  const faults: (keyof EntryForm)[] = [];
  if (kind === 'new' && code.trim() === '') faults.push('code');
  if (quantityOf(quantity) === null) faults.push('quantity');
  if (kind === 'S') return reason.trim() === '' ? [...faults, 'reason'] : faults;
  if (document.trim() === '') faults.push('document');
  if (price.trim() !== '' && amountOf(price, mostPrice) === null) faults.push('price');
  return faults;
}

const boughtOf = ({ quantity, document, price }: EntryForm) => ({
  quantidade: quantityOf(quantity) ?? 0,
  documento: document.trim(),
  vl_unitario: amountOf(price, mostPrice),
});

/** A faultless form as it is sent. */
export const entryOf = (kind: EntryKind, stock: number, form: EntryForm): InputOf<'enterStock'>['body'] => ({
  nr_seq_estoque: stock,
  tp_movimento: kind,
  ...(kind === 'S'
    ? { quantidade: quantityOf(form.quantity) ?? 0, motivo: form.reason.trim() }
    : boughtOf(form)),
});

/** A faultless form of a part the branch does not keep yet, as it is sent. */
export const keepingOf = (item: number, form: EntryForm): InputOf<'keepPart'>['body'] => ({
  nr_seq_item: item,
  ds_codigoitem: form.code.trim(),
  ...boughtOf(form),
});
