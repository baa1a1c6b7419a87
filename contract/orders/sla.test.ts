import { describe, expect, it, test } from 'vitest';
import { endOf, hoursToMs, isComplete, isLate, isTurnedDown, slaOf } from './sla.ts';

const opened = '2026-11-21T08:00:00Z';
const at = (hours: number) => new Date(Date.parse(opened) + hours * 3_600_000).toISOString();
const open = {
  dt_os: opened,
  dt_reabertura: null as string | null,
  dt_final: null as string | null,
  hr_sla: '04:00',
  executaveis: 1,
  executaveis_encerrados: 0,
  execucao_final: null as { dt_final: string } | null,
};
const now = (hours: number) => Date.parse(at(hours));

describe('the clock of an order', () => {
  it('runs from the opening; the start moves nothing', () => {
    expect(isLate(open, now(4))).toBe(false);
    expect(isLate(open, now(4) + 1)).toBe(true);
    const started = { ...open, dt_inicial: at(3) };
    expect(isLate(started, now(5))).toBe(true);
    expect(slaOf(started)).toEqual(slaOf(open));
  });

  it('begins anew with the reopening', () => {
    const reopened = { ...open, dt_reabertura: at(300) };
    expect(isLate(reopened, now(301))).toBe(false);
    expect(isLate(reopened, now(305))).toBe(true);
  });

  it('stands still at the end of the order, or of its last work', () => {
    expect(isLate({ ...open, dt_final: at(3) }, now(99))).toBe(false);
    expect(isLate({ ...open, dt_final: at(19) }, now(19))).toBe(true);
    const done = { ...open, executaveis_encerrados: 1, execucao_final: { dt_final: at(3) } };
    expect(isLate(done, now(99))).toBe(false);
  });

  it('promises nothing without hours', () => {
    expect(isLate({ ...open, hr_sla: '00:00' }, now(99))).toBe(false);
  });
});

test('hours and minutes beyond a day are read, anything else is none', () => {
  expect(hoursToMs('72:00')).toBe(72 * 3_600_000);
  expect(hoursToMs('00:30')).toBe(30 * 60_000);
  expect([null, 'x', 'x4:00', '4:00x', '4:0'].map(hoursToMs)).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ['no executable', 0, 0, 0, false],
  ['an executable left', 2, 1, 0, false],
  ['all executables closed', 2, 2, 0, true],
  ['a part not taken', 1, 1, 1, false],
])(
  'an order with %s is complete or not',
  (_, executaveis, executaveis_encerrados, pecas_abertas, complete) => {
    expect(isComplete({ executaveis, executaveis_encerrados, pecas_abertas })).toBe(complete);
  },
);

test('a complete order without a last work has no end yet, nor has one with work left', () => {
  expect(endOf({ ...open, executaveis_encerrados: 1 })).toBeNull();
  expect(endOf({ ...open, execucao_final: { dt_final: at(3) } })).toBeNull();
});

test.each([
  ['E', 'N', true],
  ['E', 'S', false],
  ['R', 'N', false],
] as const)('an order %s, approved %s, was turned down: %j', (st_os, liberado, turnedDown) => {
  expect(isTurnedDown({ st_os, liberado })).toBe(turnedDown);
});
