import { placeholderSupplier } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { type Asked, generationRefusal, originOf, type PlanStanding } from './generate.rules.ts';

const free: PlanStanding = {
  nextCycle: 7,
  ended: false,
  lastMeter: 100_000,
  lastDay: '2026-05-01',
  openOrder: null,
  dealerContract: false,
};
const dealer: PlanStanding = { ...free, dealerContract: true };
const inside: Asked = {
  way: 'either',
  supplier: placeholderSupplier,
  cycle: 7,
  lastMeter: null,
  lastDay: null,
};
const outside: Asked = { ...inside, supplier: 31 };

describe('an order of a plan', () => {
  it.each<[string, PlanStanding, Asked, string | null]>([
    ['in the own workshop', free, inside, null],
    ['at a supplier', free, outside, null],
    ['at a supplier by the external call', free, { ...outside, way: 'external' }, null],
    ['of the next cycle whichever it is', free, { ...inside, cycle: null }, null],
    ['of a cycle that is not next any more', free, { ...inside, cycle: 6 }, 'LISTA_MUDOU'],
    ['of a cycle not next, with one open', { ...free, openOrder: 5 }, { ...inside, cycle: 6 }, 'LISTA_MUDOU'],
    ['shown as it stands', free, { ...inside, lastMeter: 100_000, lastDay: '2026-05-01' }, null],
    ['done since, at another meter', free, { ...inside, lastMeter: 90_000 }, 'LISTA_MUDOU'],
    ['done since, on another day', free, { ...inside, lastDay: '2026-04-01' }, 'LISTA_MUDOU'],
    ['suspended since', { ...free, ended: true }, inside, 'LISTA_MUDOU'],
    [
      'with one open, shown before',
      { ...free, openOrder: 5 },
      { ...inside, lastMeter: 90_000 },
      'PLANO_COM_OS_ABERTA',
    ],
    ['with one open', { ...free, openOrder: 5 }, inside, 'PLANO_COM_OS_ABERTA'],
    [
      'with one open and no supplier',
      { ...free, openOrder: 5 },
      { ...outside, supplier: null },
      'PLANO_COM_OS_ABERTA',
    ],
    ['without any supplier', free, { ...inside, supplier: null }, 'FORNECEDOR_OBRIGATORIO'],
    [
      'external without supplier',
      free,
      { ...outside, way: 'external', supplier: null },
      'FORNECEDOR_OBRIGATORIO',
    ],
    ['external with the placeholder', free, { ...inside, way: 'external' }, 'FORNECEDOR_OBRIGATORIO'],
    ['external with the placeholder, under dealer contract', dealer, { ...inside, way: 'external' }, null],
    ['in the own workshop, under dealer contract', dealer, inside, 'CONTRATO_CONCESSIONARIA'],
    ['at a supplier, under dealer contract', dealer, outside, null],
    ['of the body, under dealer contract', dealer, { ...inside, way: 'internal', supplier: null }, null],
  ])('%s: %j %j is answered %s', (_what, standing, asked, refusal) => {
    expect(generationRefusal(standing, asked)).toBe(refusal);
  });

  it.each<[Asked['way'], number | null, 'I' | 'E']>([
    ['either', placeholderSupplier, 'I'],
    ['either', 31, 'E'],
    ['external', placeholderSupplier, 'E'],
    ['external', 31, 'E'],
    ['internal', null, 'I'],
  ])('asked %s with supplier %s has origin %s', (way, supplier, origin) => {
    expect(originOf({ way, supplier })).toBe(origin);
  });
});
