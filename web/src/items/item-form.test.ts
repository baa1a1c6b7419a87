import { describe, expect, it } from 'vitest';
import {
  type AddForm,
  emptyAdd,
  isComplete,
  quantityOf,
  readDraft,
  step,
  unitPrice,
  writeDraft,
} from './item-form.ts';

const item = { nr_sequencial: 1, ds_item: 'FILTRO' };

describe('quantities', () => {
  it.each([
    [1, 1, 2],
    [1, -1, 1],
    [2.5, 1, 3],
    [2.5, -1, 2],
    [0.5, -1, 1],
    [99_999.99, 1, 99_999.99],
  ] as const)('%d and a step of %d is %d', (quantity, by, next) => {
    expect(step(quantity, by)).toBe(next);
  });

  it.each([
    ['2', 2],
    ['2,5', 2.5],
    ['0.25', 0.25],
    ['1.250', 1250],
    ['100000', null],
    ['3,', 3],
    ['', null],
    ['-1', null],
    ['1,234', null],
    ['dois', null],
  ] as const)('%j is read as %s', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });
});

describe('a part or service being entered', () => {
  it('needs an item and a quantity', () => {
    expect(isComplete({ item, quantity: 1, cents: null })).toBe(true);
    expect(isComplete({ item: null, quantity: 1, cents: null })).toBe(false);
    expect(isComplete({ item, quantity: 0, cents: null })).toBe(false);
    expect(isComplete({ item: { ...item, cd_unidade: 'UN' }, quantity: 0.5, cents: null })).toBe(false);
    expect(isComplete({ item: { ...item, cd_unidade: 'L' }, quantity: 0.5, cents: null })).toBe(true);
  });

  it('costs its total divided by its quantity each', () => {
    expect(unitPrice({ item, quantity: 4, cents: 1000 })).toBe(2.5);
    expect(unitPrice({ item, quantity: 4, cents: null })).toBeNull();
    expect(unitPrice({ item, quantity: 0, cents: 1000 })).toBeNull();
  });
});

describe('a draft', () => {
  it('brings back what was entered', () => {
    const form: AddForm = { ...emptyAdd, kind: '3', item, quantity: 2.5 };
    expect(readDraft(writeDraft(form, emptyAdd), emptyAdd)).toEqual(form);
  });

  it('is none while the form is as it was opened', () => {
    expect(writeDraft({ ...emptyAdd }, emptyAdd)).toBe('');
    expect(readDraft('', emptyAdd)).toBe(emptyAdd);
  });
});
