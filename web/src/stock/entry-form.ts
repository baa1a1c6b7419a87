import type { InputOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { typedNumber } from '../core/format/typed.ts';

/** Form values of an entry. */
export interface EntryForm {
  /** Code of a part the branch does not keep yet. */
  code: string;
  quantity: string;
  document: string;
  price: string;
}

/** An empty form. */
export const emptyEntry: EntryForm = { code: '', quantity: '', document: '', price: '' };

/** What is typed, above zero and no more than `most`, two decimals at most; null when it is none. */
function amountOf(text: string, most: number): number | null {
  const value = typedNumber(text, 2);
  return value !== null && value > 0 && value <= most ? value : null;
}

/** A quantity as it is typed. */
export const quantityOf = (text: string): number | null => amountOf(text, limits.enterStock.quantidade);

/** What is wrong; empty when it can be sent. The price may be left out. */
export function entryFaults(
  kind: 'kept' | 'new',
  { code, quantity, document, price }: EntryForm,
): (keyof EntryForm)[] {
  const faults: (keyof EntryForm)[] = [];
  if (kind === 'new' && code.trim() === '') faults.push('code');
  if (quantityOf(quantity) === null) faults.push('quantity');
  if (document.trim() === '') faults.push('document');
  if (price.trim() !== '' && amountOf(price, limits.enterStock.vl_unitario) === null) faults.push('price');
  return faults;
}

const boughtOf = ({ quantity, document, price }: EntryForm) => ({
  quantidade: quantityOf(quantity) ?? 0,
  documento: document.trim(),
  vl_unitario: amountOf(price, limits.enterStock.vl_unitario),
});

/** A faultless form as it is sent. */
export const entryOf = (stock: number, form: EntryForm): InputOf<'enterStock'>['body'] => ({
  nr_seq_estoque: stock,
  ...boughtOf(form),
});

/** A faultless form of a part the branch does not keep yet, as it is sent. */
export const keepingOf = (item: number, form: EntryForm): InputOf<'keepPart'>['body'] => ({
  nr_seq_item: item,
  ds_codigoitem: form.code.trim(),
  ...boughtOf(form),
});
