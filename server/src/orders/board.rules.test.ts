import { describe, expect, it } from 'vitest';
import { answeredBy, countsOf, inOrder, listed, type OpenOrder, passing } from './board.rules.ts';
import {
  externalScope,
  fleetScope,
  type ListFilters,
  reopenedScope,
  warehousePreventiveScope,
} from './scope.rules.ts';

const order = (facts: Partial<OpenOrder> = {}): OpenOrder => ({
  order: 1,
  plate: 'ABC-1D23',
  branch: 1,
  branchName: 'Curitiba',
  department: 'FROTA',
  origin: 'I',
  approved: true,
  reopened: false,
  type: '1',
  opened: 100,
  plateCode: 'ABC1D23',
  fleetCode: '1042',
  vehicleType: 'TRUCK',
  level: 1,
  countedLevel: 1,
  segment: 5,
  supplier: null,
  rescue: false,
  running: false,
  worker: null,
  lastWorker: null,
  card: '{}',
  ...facts,
});

const filters = (some: Partial<ListFilters> = {}): ListFilters => ({
  page: 1,
  pageSize: 12,
  order: 'ASC',
  criticality: undefined,
  approved: true,
  closed: false,
  vehicles: [],
  types: undefined,
  from: undefined,
  to: undefined,
  number: undefined,
  level: undefined,
  segment: undefined,
  supplier: undefined,
  branch: undefined,
  palletTrucks: false,
  ...some,
});

const staff = { kind: 'staff', personId: 7, branchId: 1, departments: ['FROTA'] } as const;
const supplier = {
  kind: 'supplier',
  personId: 31,
  branchId: null,
  departments: ['FROTA', 'ARMAZEM'],
} as const;
const fleet = fleetScope({});

describe('a list', () => {
  it.each([
    [{}, 'board'],
    [{ closed: true }, 'database'],
    [{ closed: true, from: '2026-01-01' }, 'database'],
    [{ from: '2026-01-01' }, 'kept'],
    [{ to: '2026-01-01' }, 'kept'],
  ])('with %j is answered by: %s', (some, by) => {
    expect(answeredBy(filters(some))).toBe(by);
  });
});

describe('a list holds', () => {
  it.each([
    ['an order of its branch', fleet, staff, {}, true],
    ['none of another', fleet, staff, { branch: 2 }, false],
    ['none of the other department', fleet, staff, { department: 'ARMAZEM' }, false],
    ['none of suppliers, where it is the own workshop', fleet, staff, { origin: 'E' }, false],
    ['none that was reopened', fleet, staff, { reopened: true }, false],
    ['only those, where it is theirs', reopenedScope(undefined), staff, {}, false],
    ['those of the departments one works in', reopenedScope(undefined), staff, { reopened: true }, true],
    ['not of the other', reopenedScope(undefined), staff, { reopened: true, department: 'ARMAZEM' }, false],
    ["a supplier's own, of any branch", externalScope(true), supplier, { branch: 2, supplier: 31 }, true],
    ["not another supplier's", externalScope(true), supplier, { supplier: 32 }, false],
    ['preventives', warehousePreventiveScope(undefined), staff, { department: 'ARMAZEM', type: 'V' }, true],
    [
      'of no other kind',
      warehousePreventiveScope(undefined),
      staff,
      { department: 'ARMAZEM', type: '13' },
      false,
    ],
  ] as const)('%s', (_, scope, reader, facts, holds) => {
    expect(listed(scope, reader)(order(facts))).toBe(holds);
  });
});

describe('a filter passes', () => {
  it.each([
    ['what is approved', {}, { approved: false }, false],
    ['no plans, unless asked for', {}, { type: 'V' }, false],
    ['the kinds asked for', { types: ['V', 'R'] }, { type: 'R' }, true],
    ['no others', { types: ['V', 'R'] }, { type: '1' }, false],
    ['beginnings of plates', { vehicles: ['XYZ', 'ABC'] }, {}, true],
    ['beginnings of fleet numbers', { vehicles: ['104'] }, {}, true],
    ['no ends', { vehicles: ['D23'] }, { fleetCode: null }, false],
    ['a number', { number: 2 }, {}, false],
    ['a level by what it counts under', { level: 4 }, { level: null, countedLevel: 4 }, true],
    ['another level not', { level: 0 }, {}, false],
    ['a segment', { segment: 6 }, {}, false],
    ['a supplier', { supplier: 31 }, { supplier: 31 }, true],
    ['a branch', { branch: 2 }, {}, false],
    ['pallet trucks', { palletTrucks: true }, { vehicleType: 'PALETEIRA' }, true],
    ['nothing else then', { palletTrucks: true }, {}, false],
  ] as const)('%s', (_, some, facts, passes) => {
    expect(passing(filters(some), fleet)(order(facts))).toBe(passes);
  });
});

describe('orders stand', () => {
  const some = [
    order({ order: 1, opened: 300, level: 2 }),
    order({ order: 2, opened: 200, level: null }),
    order({ order: 3, opened: 100, level: 0 }),
    order({ order: 4, opened: 300, level: 2 }),
  ];
  it.each([
    ['by age', { order: 'ASC' }, [3, 2, 1, 4]],
    ['the newest first', { order: 'DESC' }, [4, 1, 2, 3]],
    ['the worst first, the unknown last', { criticality: 'ASC' }, [3, 1, 4, 2]],
    ['the lightest first, the unknown last all the same', { criticality: 'DESC' }, [1, 4, 3, 2]],
    ['by level, then the newest', { criticality: 'ASC', order: 'DESC' }, [3, 4, 1, 2]],
  ] as const)('%s', (_, asked, numbers) => {
    expect(some.toSorted(inOrder(filters(asked))).map((one) => one.order)).toEqual(numbers);
  });
});

describe('of a technician', () => {
  const technician = { ...staff, kind: 'attendant' } as const;
  it("his own running work counts, in other branches too, and nobody else's", () => {
    const orders = [
      order({ order: 1, running: true, worker: 7 }),
      order({ order: 2, branch: 2, running: true, worker: 7 }),
      order({ order: 3, running: true, worker: 8 }),
      order({ order: 4, worker: 7 }),
    ];
    expect(countsOf(orders, technician)).toMatchObject({ em_execucao: 2, os_frota: 3 });
    expect(countsOf(orders, staff)).toMatchObject({ em_execucao: 2, os_frota: 3 });
  });
});
