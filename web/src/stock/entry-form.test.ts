import { describe, expect, it } from 'vitest';
import { emptyEntry, entryFaults, entryOf, keepingOf, quantityOf } from './entry-form.ts';

describe('a quantity', () => {
  it.each([
    ['2', 2],
    ['2,5', 2.5],
    ['0.25', 0.25],
    ['1.250,5', 1250.5],
    ['99999,99', 99_999.99],
    ['0', null],
    ['-1', null],
    ['2,555', null],
    ['100000', null],
    ['dez', null],
    ['', null],
  ] as const)('%j is read as %s', (text, value) => expect(quantityOf(text)).toBe(value));
});

describe('an entry being typed', () => {
  it('needs quantity and document, its price may be left out', () => {
    expect(entryFaults('kept', emptyEntry, null)).toEqual(['quantity', 'document']);
    expect(entryFaults('kept', { ...emptyEntry, quantity: '1', document: 'NF 1' }, 'UN')).toEqual([]);
  });

  it('is no fraction of what is counted whole', () => {
    const half = { ...emptyEntry, quantity: '0,5', document: 'NF 1' };
    expect(entryFaults('kept', half, 'UN')).toEqual(['quantity']);
    expect(entryFaults('kept', half, 'L')).toEqual([]);
  });

  it('of a part the branch does not keep needs its code too', () => {
    expect(entryFaults('new', emptyEntry, null)).toEqual(['code', 'quantity', 'document']);
  });

  it('is sent without blanks around it, its numbers read', () => {
    const form = { code: ' f-1 ', quantity: '1,5', document: ' NF 1 ', cents: 990 };
    expect(entryOf(7, form)).toEqual({
      nr_seq_estoque: 7,
      quantidade: 1.5,
      documento: 'NF 1',
      vl_unitario: 9.9,
    });
    expect(keepingOf(9, form)).toEqual({
      nr_seq_item: 9,
      ds_codigoitem: 'f-1',
      quantidade: 1.5,
      documento: 'NF 1',
      vl_unitario: 9.9,
    });
  });
});
