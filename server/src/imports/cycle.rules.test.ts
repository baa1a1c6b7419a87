import { expect, it } from 'vitest';
import { cycleFaults, wantedCycle } from './cycle.rules.ts';
import type { CycleRow } from './rows.rules.ts';

const items = new Map([
  ['TROCAR OLEO', { item: 1, whole: false }],
  ['FILTRO', { item: 2, whole: true }],
]);

it.each([
  ['of the plan as it is', { kind: 'V', items: null }, 'V', null],
  ['without a kind', { kind: null, items: null }, 'V', null],
  ['of a plan the file makes', { kind: 'R', items: null }, null, null],
  ['of another kind', { kind: 'P', items: null }, 'V', 'PLANO_OUTRO_TIPO'],
  [
    'with an item written with accents',
    { kind: 'V', items: [{ name: 'TROCAR ÓLEO', quantity: 1 }] },
    'V',
    null,
  ],
  ['with known items', { kind: 'V', items: [{ name: 'FILTRO', quantity: 1 }] }, 'V', null],
  [
    'with half of what is counted whole',
    { kind: 'V', items: [{ name: 'FILTRO', quantity: 0.5 }] },
    'V',
    'QUANTIDADE_INTEIRA',
  ],
  [
    'with an unknown item',
    { kind: 'V', items: [{ name: 'FILTRO X', quantity: 1 }] },
    'V',
    'ITEM_DESCONHECIDO',
  ],
] as const)('a row %s', (_what, row, kind, code) => {
  expect(
    cycleFaults(
      { plan: 'P1', meter: 20_000, days: null, ...row, items: row.items && [...row.items] },
      undefined,
      kind,
      items,
    )[0]?.code ?? null,
  ).toBe(code);
});

it.each([
  ['a new cycle', undefined, 'CICLO_SEM_INTERVALO'],
  ['one that has its days', { km_intervalo: null, qt_dias: 90 }, null],
])('no interval in the row of %s', (_what, known, code) => {
  const row = { plan: 'P1', kind: null, items: null, meter: null, days: null };
  expect(cycleFaults(row, known, 'V', items)[0]?.code ?? null).toBe(code);
});

it('an item named twice is wanted once, with both quantities; a row without items leaves them', () => {
  const row: CycleRow = {
    plan: 'P1',
    kind: 'V',
    order: 1,
    name: 'B',
    meter: 20_000,
    days: null,
    hours: 1.5,
    items: [
      { name: 'FILTRO', quantity: 1 },
      { name: 'TROCAR OLEO', quantity: 1 },
      { name: 'FILTRO', quantity: 2 },
    ],
  };
  expect(wantedCycle(row, items)).toEqual({
    ordem: 1,
    ds_ciclo: 'B',
    km_intervalo: 20_000,
    qt_dias: null,
    qt_horas: 1.5,
    itens: [
      { nr_seq_item: 2, qt_quantidade: 3 },
      { nr_seq_item: 1, qt_quantidade: 1 },
    ],
  });
  expect(wantedCycle({ ...row, items: null }, items).itens).toBeNull();
});
