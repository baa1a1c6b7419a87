import { describe, expect, it } from 'vitest';
import { type CycleForm, cycleOf, faultsOf, moved, readNumber } from './cycle-form.ts';

const form: CycleForm = { name: ' lb ', meter: '20.000', days: '180', hours: '2,5', items: [] };

it.each([
  ['20000', 20_000],
  ['20.000', 20_000],
  ['1.250.000', 1_250_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  [' 12 ', 12],
  ['', null],
  ['2,555', Number.NaN],
  ['doze', Number.NaN],
  ['-1', Number.NaN],
])('%j is read as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

const filter = { nr_seq_item: 1, ds_item: 'FILTRO', nr_tipo: 4, cd_unidade: 'UN' } as const;

describe('a cycle as typed', () => {
  it('is sent as numbers', () => {
    expect(cycleOf(7, form, false)).toEqual({
      nr_sequencial: 7,
      ds_ciclo: 'lb',
      km_intervalo: 20_000,
      qt_dias: 180,
      qt_horas: 2.5,
      itens: [],
    });
  });

  it('of bodywork has no meter, whatever was typed', () => {
    expect(cycleOf(null, form, true).km_intervalo).toBeNull();
  });

  it.each([
    ['complete', form, false, {}],
    ['with days alone', { ...form, meter: '' }, false, {}],
    ['without a name', { ...form, name: ' ' }, false, { name: 'missing' }],
    ['without meter and days', { ...form, meter: '', days: '' }, false, { meter: 'missing' }],
    ['of bodywork without days', { ...form, days: '' }, true, { days: 'missing' }],
    ['with half a kilometre', { ...form, meter: '0,5' }, false, { meter: 'number' }],
    ['with eleven years', { ...form, days: '4000' }, false, { days: 'number' }],
    ['with words for hours', { ...form, hours: 'duas' }, false, { hours: 'number' }],
    [
      'with an item nobody counts',
      { ...form, items: [{ ...filter, quantity: '' }] },
      false,
      { items: 'number' },
    ],
    ['with half a filter', { ...form, items: [{ ...filter, quantity: '0,5' }] }, false, { items: 'whole' }],
    ['with half a litre', { ...form, items: [{ ...filter, cd_unidade: 'L', quantity: '0,5' }] }, false, {}],
  ] as const)('%s is judged', (_what, typed, bodywork, faults) => {
    expect(faultsOf(typed, bodywork)).toEqual(faults);
  });
});

it.each([
  [0, 1, ['L', 'B', 'LB']],
  [2, -1, ['B', 'LB', 'L']],
  [0, -1, ['B', 'L', 'LB']],
  [2, 1, ['B', 'L', 'LB']],
] as const)('the cycle at %i moved by %i', (place, by, ring) => {
  expect(moved(['B', 'L', 'LB'], place, by)).toEqual(ring);
});
