import { describe, expect, it } from 'vitest';
import { speak } from './i18n/useTranslation.ts';
import { byLabel, type SortValue, sortedBy } from './sorting.ts';

const sorted = (values: SortValue[], down = false) => sortedBy(values, (value) => value, down);

describe('rows', () => {
  it('are sorted as numbers and as names, both ways', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
    expect(sorted([10, 9, 100], true)).toEqual([100, 10, 9]);
    expect(sorted(['A10', 'A9', 'Á1'])).toEqual(['Á1', 'A9', 'A10']);
  });

  it('without a value come last, whichever way', () => {
    expect(sorted([null, 2, 1])).toEqual([1, 2, null]);
    expect(sorted([null, 2, 1], true)).toEqual([2, 1, null]);
  });
});

describe('choices', () => {
  it('are sorted by the name shown, in the order of the language spoken', () => {
    const choices = ['NIVEL', 'ÑANDÚ', 'ÓLEO', 'OBRA'].map((label) => ({ value: label, label }));
    expect(byLabel(choices).map(({ label }) => label)).toEqual(['ÑANDÚ', 'NIVEL', 'OBRA', 'ÓLEO']);
    speak('es');
    expect(byLabel(choices).map(({ label }) => label)).toEqual(['NIVEL', 'ÑANDÚ', 'OBRA', 'ÓLEO']);
    speak('pt');
  });
});
