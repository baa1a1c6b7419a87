import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mondayOf } from './days.rules.ts';
import { hoursOf, shortages, together, weekOf, workday } from './rules.ts';

describe('the days of the forecast', () => {
  it('what is overdue belongs to no week, neither by its meter nor by its day', () => {
    expect(weekOf(100, true, 100)).toBeNull();
    expect(weekOf(99, false, 100)).toBeNull();
    expect(weekOf(100, false, 100)).toBe(mondayOf(100));
  });
});

describe('the day on which work is done', () => {
  const off = (...days: number[]) => new Map(days.map((day) => [day, 'FERIADO']));

  it('is the due day, or the next on which the branch works', () => {
    expect(workday(100, off())).toBe(100);
    expect(workday(100, off(99, 101))).toBe(100);
    expect(workday(100, off(100, 101))).toBe(102);
  });

  it('is the due day where the branch works on no day there is', () => {
    expect(workday(100, off(...Array.from({ length: 40 }, (_, n) => 100 + n)))).toBe(100);
  });
});

describe('the parts of the forecast', () => {
  const filter = (quantity: number) => [{ nr_seq_item: 7, quantity }];
  const need = (day: number, quantity: number, reserved = false) => ({
    day,
    reserved,
    parts: filter(quantity),
  });

  it('who is due first takes first, and the last one lacks what is left over', () => {
    expect(shortages([need(12, 2), need(10, 2), need(11, 1)], new Map([[7, 4]]))).toEqual([
      [{ nr_seq_item: 7, missing: 1 }],
      [],
      [],
    ]);
  });

  it('what an open order still has to take is given out first, whatever is due before it', () => {
    expect(shortages([need(1, 2), need(2, 3, true)], new Map([[7, 3]]))).toEqual([
      [{ nr_seq_item: 7, missing: 2 }],
      [],
    ]);
  });

  it('a part the branch does not keep lacks whole, a stock below nothing counts as none', () => {
    expect(shortages([need(1, 1.5)], new Map())).toEqual([[{ nr_seq_item: 7, missing: 1.5 }]]);
    expect(shortages([need(1, 1)], new Map([[7, -2]]))).toEqual([[{ nr_seq_item: 7, missing: 1 }]]);
  });

  it('quantities keep their two decimals', () => {
    expect(shortages([need(1, 0.3)], new Map([[7, 0.1]]))).toEqual([[{ nr_seq_item: 7, missing: 0.2 }]]);
  });

  it('what lacks in all is what is needed beyond the stock', () => {
    const needs = fc.array(fc.record({ day: fc.nat(90), quantity: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(needs, fc.nat(60), (wanted, there) => {
        const given = wanted.map(({ day, quantity }) => need(day, quantity));
        const lacking = shortages(given, new Map([[7, there]])).flat();
        const total = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(lacking.reduce((sum, { missing }) => sum + missing, 0)).toBe(Math.max(0, total - there));
      }),
    );
  });
});

describe('plans of a vehicle done together', () => {
  const visit = (nr_placa: string, nr_seq_veiculo_plano: number, day: number) => ({
    nr_placa,
    nr_seq_veiculo_plano,
    day,
  });

  it('are other plans of the same vehicle within seven days', () => {
    const [oil, body, late, other, again] = [
      visit('A', 1, 20),
      visit('A', 2, 27),
      visit('A', 3, 28),
      visit('B', 4, 20),
      visit('A', 1, 22),
    ];
    expect(together([oil, body, late, other, again], 10)).toEqual([
      [body],
      [oil, late, again],
      [body, again],
      [],
      [body, late],
    ]);
  });

  it('what is overdue is done today at the earliest', () => {
    const [overdue, soon] = [visit('A', 1, -40), visit('A', 2, 6)];
    expect(together([overdue, soon], 0)).toEqual([[soon], [overdue]]);
    expect(together([overdue, visit('A', 2, 8)], 0)).toEqual([[], []]);
  });
});

it('seconds are said as hours with one decimal', () => {
  expect([0, 5400, 3780, 3540].map(hoursOf)).toEqual([0, 1.5, 1.1, 1]);
});
