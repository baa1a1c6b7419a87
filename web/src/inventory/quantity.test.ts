import { expect, it } from 'vitest';
import { quantityText } from '../core/format/decimals.ts';
import type { TFunction } from '../core/i18n/translate.ts';
import { differenceText, otherCountWords } from './quantity.ts';

it.each([
  [8, '8', '+8'],
  [-2.5, '-2,5', '-2,5'],
  [0, '0', '0'],
  [1234.56, '1.234,56', '+1.234,56'],
])('%d is written %s, as a difference %s', (value, quantity, difference) => {
  expect([quantityText(value), differenceText(value)]).toEqual([quantity, difference]);
});

it('the count a refused one met is told with who and how many, as far as it is known', () => {
  const t = ((key: string, words: Record<string, string>) =>
    [key, ...Object.values(words)].join(' ')) as TFunction;
  const told = (campos?: Record<string, string>) => otherCountWords(campos, t);
  expect(told({ ds_contou: 'ANA LIMA', nr_qtidade: '7.5' })).toBe('inventory.unsent.theirs Ana Lima 7,5');
  expect(told({ ds_contou: 'ANA LIMA' })).toBe('inventory.unsent.theirsHidden Ana Lima');
  expect(told({})).toBeNull();
  expect(told()).toBeNull();
});
