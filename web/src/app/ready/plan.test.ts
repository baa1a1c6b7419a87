import { describe, expect, it } from 'vitest';
import type { BranchSession } from '../../core/session/record.ts';
import { listsOf, ordersOf, platesOf } from './plan.ts';

const technician = {
  fornecExt: 'N',
  atendeOs: 'S',
  tipoPerfilTerminal: 'C',
  perfilMecanico: 'C',
  ambiente: 'M',
} as BranchSession; // what decides about pages; the rest is not looked at
const listed = (...numbers: number[]) => ({
  data: numbers.map((nr_sequencial) => ({ nr_sequencial, permitido: [] })),
});

describe('a terminal prepares itself for no network with', () => {
  it.each([
    ['a truck technician', technician, ['fleet', 'preventive', 'predictive', 'reopened']],
    [
      'a forklift technician',
      { ...technician, tipoPerfilTerminal: 'E', perfilMecanico: 'E' },
      ['reopened', 'warehouse', 'preventiveWarehouse', 'predictiveWarehouse'],
    ],
    [
      'a supplier',
      { ...technician, fornecExt: 'S', atendeOs: 'N', perfilMecanico: null },
      ['external', 'preventive'],
    ],
  ] as [string, BranchSession, string[]][])('the lists of the menu of %s', (_, session, ids) => {
    expect(listsOf(session).map(({ id }) => id)).toEqual(ids);
  });

  it('the orders of the lists, each once and not too many', () => {
    expect(ordersOf([listed(3, 1), undefined, listed(1, 2), { data: [{ nr_placa: 'ABC1D23' }] }])).toEqual([
      3, 1, 2,
    ]);
    expect(ordersOf([listed(...Array.from({ length: 80 }, (_, n) => n))])).toHaveLength(60);
  });

  it('the first plates of the tyre shop', () => {
    expect(platesOf(Array.from({ length: 30 }, (_, n) => ({ nr_placa: `P${n}` })))).toHaveLength(12);
  });
});
