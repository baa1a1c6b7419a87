import type { InputOf, Unit } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { isBroken } from '../core/format/amounts.ts';
import { typedNumber } from '../core/format/typed.ts';

/** Form values of an entry. */
export interface EntryForm {
  /** Code of a part the branch does not keep yet. */
  code: string;
  quantity: string;
  document: string;
  /** Of one unit; null: left out. */
  cents: number | null;
}

/** A field that can be wrong. */
export type EntryField = Exclude<keyof EntryForm, 'cents'>;

/** An empty form. */
export const emptyEntry: EntryForm = { code: '', quantity: '', document: '', cents: null };

/** A quantity as it is typed, above zero, two decimals at most; null when it is none. */
export function quantityOf(text: string): number | null {
  const value = typedNumber(text, 2);
  return value !== null && value > 0 && value <= limits.enterStock.quantidade ? value : null;
}

/**
 * What is wrong; empty when it can be sent. The price may be left out.
 * @param unit the part is counted in
 */
export function entryFaults(
  kind: 'kept' | 'new',
  { code, quantity, document }: EntryForm,
  unit: Unit | null,
): EntryField[] {
  const amount = quantityOf(quantity);
  const faults: EntryField[] = [];
  if (kind === 'new' && code.trim() === '') faults.push('code');
  if (amount === null || isBroken(amount, unit)) faults.push('quantity');
  if (document.trim() === '') faults.push('document');
  return faults;
}

const boughtOf = ({ quantity, document, cents }: EntryForm) => ({
  quantidade: quantityOf(quantity) ?? 0,
  documento: document.trim(),
  vl_unitario: cents === null ? null : cents / 100,
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
