import { quantityText } from '../core/format/decimals.ts';
import { personName } from '../core/format/words.ts';
import type { TFunction } from '../core/i18n/translate.ts';

/** A difference with its sign: 2 → '+2'. */
export const differenceText = (value: number): string =>
  value > 0 ? `+${quantityText(value)}` : quantityText(value);

/** Difference of a count from the balance, as text: 2 → '2 a mais que o saldo atual'. */
export const differenceWords = (value: number, t: TFunction): string => {
  const words = { quantity: quantityText(Math.abs(value)) };
  if (value === 0) return t('inventory.count.equal');
  return t(value > 0 ? 'inventory.count.over' : 'inventory.count.short', words);
};

/** A count that is asked about, and the balance it is far from; null: withheld. */
export interface CountDoubt {
  counted: number;
  balance: number | null;
}

/** The question about an unlikely count, in words. */
export const doubtWords = ({ counted, balance }: CountDoubt, t: TFunction): string => {
  const words = { counted: quantityText(counted) };
  return balance === null
    ? t('inventory.doubt.blind', words)
    : t('inventory.doubt.text', {
        ...words,
        balance: quantityText(balance),
        away: differenceWords(counted - balance, t),
      });
};

/** The count that stands in the way of one that was refused, as the refusal names it; null: it names none. */
export function otherCountWords(
  { ds_contou, nr_qtidade }: Readonly<Record<string, string>> = {},
  t: TFunction,
): string | null {
  if (ds_contou === undefined) return null;
  const name = personName(ds_contou);
  return nr_qtidade === undefined
    ? t('inventory.unsent.theirsHidden', { name })
    : t('inventory.unsent.theirs', { name, quantity: quantityText(Number(nr_qtidade)) });
}
