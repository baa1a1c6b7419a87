import { describe, expect, it } from 'vitest';
import {
  doneRefusal,
  kindRefusal,
  movesDue,
  type PlaceStanding,
  placeAfter,
  placeRefusal,
  type RingCycle,
  ringRefusal,
} from './rules.ts';

const cycle = (id: number, more: Partial<RingCycle> = {}): RingCycle => ({
  id,
  order: id,
  name: `C${id}`,
  waiting: [],
  orders: [],
  ...more,
});
const keep = (...ids: (number | null)[]) => ids.map((id) => ({ id, meter: 20_000 }));

describe('a ring to be saved', () => {
  const ring = [cycle(1), cycle(2, { waiting: ['ABC1D23', 'DEF4G56'] }), cycle(3, { orders: [77] })];
  const known = [1, 2, 3];
  it.each([
    ['as it is', keep(1, 2, 3), null],
    ['in another order', keep(3, 1, 2), null],
    ['with a new one', keep(1, null, 2, 3), null],
    ['without one nobody needs', keep(2, 3), null],
    ['without one a vehicle stands before', keep(1, 3), 'CICLO_EM_USO'],
    ['without one an open order does', keep(1, 2), 'CICLO_COM_OS'],
    ['with one of another plan', keep(1, 2, 3, 9), 'NAO_ENCONTRADO'],
    ['with one twice', keep(1, 2, 3, 3), 'NAO_ENCONTRADO'],
  ] as const)('%s is answered with %s', (_what, wanted, code) => {
    expect(ringRefusal(ring, { kind: 'V', known, wanted })?.code ?? null).toBe(code);
  });

  it.each([[[1, 2]], [[2, 1, 3]], [[]], [[1, 2, 3, 4]]])('is refused when %j was read', (read) => {
    expect(ringRefusal(ring, { kind: 'V', known: read, wanted: keep(1, 2, 3) })?.code).toBe('PLANO_MUDOU');
  });

  it('counts days alone for bodywork', () => {
    const wish = { kind: 'R', known, wanted: keep(1, 2, 3) } as const;
    expect(ringRefusal(ring, wish)?.code).toBe('CICLO_SO_DIAS');
    const mixed = [{ id: 1, meter: null }, ...keep(2, 3)];
    expect(ringRefusal(ring, { ...wish, wanted: mixed })?.code).toBe('CICLO_SO_DIAS');
    const days = wish.wanted.map(({ id }) => ({ id, meter: null }));
    expect(ringRefusal(ring, { ...wish, wanted: days })).toBeNull();
  });

  it('names the cycle and the first vehicles before it', () => {
    const many = [cycle(1, { waiting: ['A', 'B', 'C', 'D', 'E', 'F'] }), cycle(2)];
    expect(ringRefusal(many, { kind: 'V', known: [1, 2], wanted: keep(2) })?.values).toEqual({
      ciclo: 'C1',
      placas: 'A, B, C, D, E …',
    });
    const few = [cycle(1, { waiting: ['A', 'B', 'C', 'D', 'E'] }), cycle(2, { orders: [77, 78] })];
    const without = (...wanted: number[]) =>
      ringRefusal(few, { kind: 'V', known: [1, 2], wanted: keep(...wanted) })?.values;
    expect(without(2)).toEqual({ ciclo: 'C1', placas: 'A, B, C, D, E' });
    expect(without(1)).toEqual({ ciclo: 'C2', numeros: '77, 78' });
  });
});

const standing: PlaceStanding = {
  meter: 120_000,
  lastMeter: 100_000,
  lastDay: '2026-01-10',
  today: '2026-04-20',
  suspended: false,
  openOrder: null,
};

describe('a place told by hand', () => {
  it.each([
    [120_000, '2026-04-20', null],
    [0, '2020-01-01', null],
    [120_001, '2026-04-20', 'KM_ACIMA_DO_MEDIDOR'],
    [100_000, '2026-04-21', 'DATA_FUTURA'],
  ] as const)('of %i on %s is answered with %s', (meter, day, refusal) => {
    expect(placeRefusal(standing, { meter, day })).toBe(refusal);
  });
});

it('a place of more than ten years ago says nothing: no cycle is longer', () => {
  expect(placeRefusal(standing, { meter: 0, day: '1990-01-01' })).toBe('CAMPO_INVALIDO');
  expect(placeRefusal(standing, { meter: 0, day: '2016-04-21' })).toBe('CAMPO_INVALIDO');
  expect(placeRefusal(standing, { meter: 0, day: '2016-04-22' })).toBeNull();
});

describe('a cycle done elsewhere', () => {
  it.each([
    [{}, 119_850, '2026-04-18', null],
    [{}, 100_000, '2026-01-10', null],
    [{ openOrder: 5 }, 119_850, '2026-04-18', 'PLANO_COM_OS_ABERTA'],
    [{}, 120_001, '2026-04-18', 'KM_ACIMA_DO_MEDIDOR'],
    [{}, 119_850, '2026-04-21', 'DATA_FUTURA'],
    [{}, 99_999, '2026-04-18', 'FEITO_ANTES'],
    [{}, 119_850, '2026-01-09', 'FEITO_ANTES'],
  ] as const)('given %j, of %i on %s is answered with %s', (more, meter, day, refusal) => {
    expect(doneRefusal({ ...standing, ...more }, { meter, day }, false)).toBe(refusal);
  });

  it('is told once a day when it is the last one', () => {
    const told = (day: string) => doneRefusal(standing, { meter: 119_850, day }, true);
    expect([told(standing.lastDay), told('2026-04-18')]).toEqual(['CICLO_JA_FEITO', null]);
  });
});

describe('a cycle told by somebody who was shown the place before', () => {
  const told = { meter: standing.meter, day: standing.today };
  it.each([
    [standing.lastMeter, standing.lastDay, null],
    [standing.lastMeter - 1, standing.lastDay, 'LISTA_MUDOU'],
    [standing.lastMeter, '2020-01-01', 'LISTA_MUDOU'],
    [null, null, null],
  ])('of %s on %s is answered with %s', (lastMeter, lastDay, refusal) => {
    expect(doneRefusal(standing, told, false, { lastMeter, lastDay })).toBe(refusal);
  });
});

describe('a change of a plan', () => {
  const first = { nr_sequencial: 1, km_intervalo: 20_000, qt_dias: null };
  const second = { nr_sequencial: 2, km_intervalo: null, qt_dias: 180 };
  const plan = { st_status: 'A', qt_alerta_km: null, qt_alerta_dias: 15, ciclos: [first, second] };
  it.each([
    ['of nothing', {}, false],
    ['of its use', { st_status: 'I' }, true],
    ['of its distance', { qt_alerta_km: 500 }, true],
    ['of its days', { qt_alerta_dias: null }, true],
    ['of the order of its cycles', { ciclos: [second, first] }, true],
    ['of a meter interval', { ciclos: [{ ...first, km_intervalo: 15_000 }, second] }, true],
    ['of an interval in days', { ciclos: [first, { ...second, qt_dias: 90 }] }, true],
  ])('%s moves what falls due: %j', (_what, change, moves) => {
    expect(movesDue(plan, { ...plan, ...change })).toBe(moves);
  });
});

describe('the place after a cycle', () => {
  const ring = [
    { id: 11, order: 1 },
    { id: 14, order: 2 },
    { id: 12, order: 3 },
  ];
  it.each([
    [11, 2],
    [14, 3],
    [12, 1],
    [99, undefined],
  ])('%i is %s', (done, order) => {
    expect(placeAfter(ring, done)).toBe(order);
  });
});

describe('the kind of a plan', () => {
  const meters = [{ meter: 20_000 }, { meter: null }];
  const days = [{ meter: null }];

  it.each([
    ['stays as it is in use', { kind: 'V', used: true, ring: meters }, 'V', null],
    ['is not changed in use', { kind: 'V', used: true, ring: days }, 'P', 'PLANO_EM_USO'],
    ['changes while nothing is in it', { kind: 'V', used: false, ring: meters }, 'P', null],
    ['is no bodywork with a meter', { kind: 'V', used: false, ring: meters }, 'R', 'CICLO_SO_DIAS'],
    ['is bodywork by days', { kind: 'V', used: false, ring: days }, 'R', null],
    ['is bodywork without cycles', { kind: 'P', used: false, ring: [] }, 'R', null],
  ] as const)('%s', (_what, plan, wanted, code) => {
    expect(kindRefusal(plan, wanted)).toBe(code);
  });
});
