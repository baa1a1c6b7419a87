import { describe, expect, it, test } from 'vitest';
import {
  externalScope,
  fleetScope,
  type ListScope,
  reopenedScope,
  typesOf,
  warehousePreventiveScope,
  warehouseScope,
} from './scope.rules.ts';

/** A scope in short: department, origin, plan orders, reopened ones. */
const short = ({ department, origin, plans, reopened }: ListScope) => [department, origin, plans, reopened];

test.each([
  ['V', ['V', 'R']],
  ['R', ['R']],
  ['13', ['13']],
  ['1', ['1']],
])('the type %j stands for %j', (type, types) => {
  expect(typesOf(type)).toEqual(types);
});

test('V alone is a vehicle preventive', () => {
  expect(typesOf('V', true)).toEqual(['V']);
});

describe('the fleet’s list', () => {
  it.each([
    [{}, ['FROTA', 'I', 'apart', 'without']],
    [{ origin: 'E' }, ['FROTA', 'E', 'apart', 'without']],
    [{ type: '1' }, ['FROTA', 'I', 'apart', 'without']],
    [{ type: 'V' }, ['FROTA', null, 'apart', 'without']],
    [{ type: 'R' }, ['FROTA', null, 'apart', 'without']],
    [{ type: '13' }, ['FROTA', null, 'apart', 'without']],
    [{ type: 'V', origin: 'I' }, ['FROTA', 'I', 'apart', 'without']],
    [{ status: 'R' }, ['FROTA', 'I', 'apart', 'only']],
    [{ status: 'A' }, ['FROTA', 'I', 'apart', 'without']],
  ] as const)('asked for %j holds %j', (asked, scope) => {
    expect(short(fleetScope(asked))).toEqual(scope);
  });
});

describe('the warehouse’s list', () => {
  it.each([
    [{}, false, ['ARMAZEM', 'I', 'apart', 'without']],
    [{ origin: 'E' }, false, ['ARMAZEM', 'E', 'among', 'without']],
    [{ type: 'V' }, false, ['ARMAZEM', null, 'among', 'without']],
    [{ origin: 'E' }, true, ['ARMAZEM', null, 'among', 'with']],
  ] as const)('asked for %j (supplier: %s) holds %j', (asked, supplier, scope) => {
    expect(short(warehouseScope(asked, supplier))).toEqual(scope);
  });
});

test.each([
  ['external, for people of the house', externalScope(false), ['FROTA', 'E', 'among', 'without']],
  ['external, for a supplier', externalScope(true), ['FROTA', null, 'among', 'with']],
  [
    'preventive, of the warehouse',
    warehousePreventiveScope(undefined),
    ['ARMAZEM', null, 'preventive', 'without'],
  ],
  [
    'preventive, of the warehouse, external',
    warehousePreventiveScope('E'),
    ['ARMAZEM', 'E', 'preventive', 'without'],
  ],
  ['reopened', reopenedScope(undefined), [null, null, 'among', 'only']],
  ['reopened, internal', reopenedScope('I'), [null, 'I', 'among', 'only']],
])('the list %s holds what it says', (_name, scope, held) => {
  expect(short(scope)).toEqual(held);
});
