import { expect, it } from 'vitest';
import { linesOf } from './meter-lines.ts';

const reading = (day: number, km: number, km_anterior: number | null = null) => ({
  dt_leitura: `2026-04-${String(day).padStart(2, '0')}T12:00:00Z`,
  km,
  km_anterior,
});

it('draws one rising line from the oldest to the newest reading', () => {
  expect(linesOf([reading(11, 300), reading(6, 150), reading(1, 100)], 100, 40)).toEqual({
    lines: ['M0 40L50 30L100 0'],
    low: 100,
    high: 300,
  });
});

it('begins a new line with a new meter, the old one ends at what it showed last', () => {
  expect(linesOf([reading(11, 20), reading(6, 0, 200), reading(1, 100)], 100, 40)?.lines).toEqual([
    'M0 20L50 0',
    'M50 40L100 36',
  ]);
});

it('draws a meter that stands still in the middle', () => {
  expect(linesOf([reading(2, 100), reading(1, 100)], 100, 40)?.lines).toEqual(['M0 20L100 20']);
});

it.each([[[]], [[reading(1, 100)]]])('has nothing to draw of %j', (readings) => {
  expect(linesOf(readings, 100, 40)).toBeNull();
});
