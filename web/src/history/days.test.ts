import { describe, expect, it } from 'vitest';
import { clock } from '../core/format/durations.ts';
import { daysOf, type Interval, ordersIn, workedIn, workedInAll } from './days.ts';

const zone = 'America/Sao_Paulo';
const interval = (order: number, dt_inicial: string, dt_final: string | null): Interval => ({
  nr_sequencial: order,
  nr_placa: 'ABC1D23',
  dt_os: '2026-11-01T10:00:00Z',
  dt_inicial,
  dt_final,
});

const beforePause = interval(1, '2026-11-20T11:00:00Z', '2026-11-20T12:10:00Z');
const afterPause = interval(1, '2026-11-20T12:40:00Z', '2026-11-20T14:00:00Z');
const running = interval(2, '2026-11-21T11:00:00Z', null);

describe('hours worked', () => {
  it('go on beyond a day: 26 h are 26:00:00', () => {
    const long = interval(3, '2026-11-18T10:00:00Z', '2026-11-19T12:00:00Z');
    expect(clock(workedIn(long) ?? 0)).toBe('26:00:00');
  });

  it('never hold the pause between two intervals', () => {
    expect(clock(workedInAll([beforePause, afterPause]))).toBe('02:30:00');
  });

  it('add up to the second as they are shown', () => {
    const short = interval(5, '2026-11-20T11:00:00.000Z', '2026-11-20T11:00:01.700Z');
    expect(clock(workedIn(short) ?? 0)).toBe('00:00:01');
    expect(clock(workedInAll([short, short]))).toBe('00:00:02');
  });

  it('are not known while work runs, and the sum leaves it out', () => {
    expect(workedIn(running)).toBeNull();
    expect(workedInAll([running])).toBe(0);
  });
});

describe('days', () => {
  it("are those of the branch's calendar, the newest first as they come", () => {
    const late = interval(4, '2026-11-21T02:30:00Z', '2026-11-21T03:30:00Z');
    const days = daysOf([running, late, afterPause, beforePause], zone);
    expect(days.map(({ date, intervals }) => [date, intervals.length])).toEqual([
      ['21/11/2026', 1],
      ['20/11/2026', 3],
    ]);
    expect(clock(days[1]?.worked ?? 0)).toBe('03:30:00');
  });

  it('say whether their sum is all there was', () => {
    const [only, both] = daysOf(
      [running, { ...running, dt_inicial: beforePause.dt_inicial }, beforePause],
      zone,
    );
    expect(only).toMatchObject({ ended: false, running: true });
    expect(both).toMatchObject({ ended: true, running: true });
    expect(daysOf([beforePause], zone)).toMatchObject([{ ended: true, running: false }]);
  });

  it('count an order once, however often it was taken up', () => {
    expect(ordersIn([running, afterPause, beforePause])).toBe(2);
  });
});
