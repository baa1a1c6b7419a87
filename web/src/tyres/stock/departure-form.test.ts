import { describe, expect, test } from 'vitest';
import {
  type DepartureForm,
  departureFaults,
  departureOf,
  emptyDeparture,
  toggled,
} from './departure-form.ts';

const full: DepartureForm = {
  supplier: { id: 31, name: 'RECAPAGEM IPE' },
  reasons: [4, 6],
  service: 9,
  note: ' corte ',
  date: '2026-04-20',
};

describe('a departure', () => {
  test('to scrap sends its reasons, and no service', () => {
    expect(departureOf('D', 7, full)).toEqual({
      tipo: 'D',
      pneu: 7,
      fornecedor: 31,
      motivos: [4, 6],
      observacao: 'corte',
      data: '2026-04-20',
    });
  });

  test('to service sends its service, and no reasons', () => {
    expect(departureOf('S', 7, full)).toEqual({
      tipo: 'S',
      pneu: 7,
      fornecedor: 31,
      servico: 9,
      observacao: 'corte',
      data: '2026-04-20',
    });
  });

  test.each<[string, 'D' | 'S', Partial<DepartureForm>]>([
    ['supplier', 'D', { supplier: null }],
    ['reasons', 'D', { reasons: [] }],
    ['service', 'S', { service: null }],
    ['date', 'S', { date: '' }],
  ])('waits for its %s', (what, kind, over) => {
    expect(departureFaults(kind, { ...full, ...over })).toEqual([what]);
    expect(departureOf(kind, 7, { ...full, ...over })).toBeNull();
  });

  test('begins today', () => {
    expect(emptyDeparture('2026-04-20').date).toBe('2026-04-20');
  });
});

test('a reason is taken and put back', () => {
  expect(toggled(toggled([4], 6), 4)).toEqual([6]);
});
