import { expect, it } from 'vitest';
import { amountText, inUnit, isBroken } from './amounts.ts';

it('a quantity is said in its unit, and alone where nobody has said one', () => {
  expect([amountText(2.5, 'L'), amountText(4, 'UN'), amountText(4, null)]).toEqual(['2,5 L', '4 un', '4']);
  expect([inUnit('Saldo', 'KG'), inUnit('Saldo', null)]).toEqual(['Saldo (kg)', 'Saldo']);
});

it('only a fraction of what is counted whole is broken', () => {
  expect([
    isBroken(1.5, 'UN'),
    isBroken(2, 'UN'),
    isBroken(1.5, 'L'),
    isBroken(1.5, null),
    isBroken(null, 'UN'),
  ]).toEqual([true, false, false, false, false]);
});
