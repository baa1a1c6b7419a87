import { isWhole, type Unit } from '@terminal/contract/units';
import { quantityText } from './decimals.ts';

/** Signs of units, the same in both languages. */
const signs: Readonly<Record<Unit, string>> = {
  UN: 'un',
  PAR: 'par',
  JG: 'jg',
  CJ: 'cj',
  KIT: 'kit',
  CX: 'cx',
  L: 'L',
  ML: 'mL',
  KG: 'kg',
  G: 'g',
  M: 'm',
  M2: 'm²',
};

/** The sign of a unit: M2 → 'm²'. */
export const unitSign = (unit: Unit): string => signs[unit];

/** A quantity in its unit: 2.5 of L → '2,5 L'; of no known unit the number alone. */
export const amountText = (value: number, unit: Unit | null): string =>
  unit === null ? quantityText(value) : `${quantityText(value)} ${signs[unit]}`;

/** The name of a field with the unit it is asked in: 'Saldo' in kg → 'Saldo (kg)'. */
export const inUnit = (name: string, unit: Unit | null): string =>
  unit === null ? name : `${name} (${signs[unit]})`;

/** Whether a quantity is a fraction of what is counted whole. */
export const isBroken = (value: number | null, unit: Unit | null): boolean =>
  value !== null && value % 1 !== 0 && isWhole(unit);
