import { expect, test } from 'vitest';
import { size, stepsOf } from './curve.ts';

const points = (text: string) => text.split(' ').map((point) => point.split(',').map(Number));

test('a balance stays until the next movement, and until today', () => {
  const curve = [
    { dia: '2026-08-01', qt_saldo: 0 },
    { dia: '2026-08-06', qt_saldo: 10 },
  ];
  const { points: line, most, least } = stepsOf(curve, '2026-08-11', 5);
  const [low, high] = [size.height - size.bottom, size.top];
  const middle = size.left + (size.width - size.left - size.right) / 2;
  expect([most, least]).toEqual([10, 0]);
  expect(points(line)).toEqual([
    [size.left, low],
    [middle, low],
    [middle, high],
    [size.width - size.right, high],
  ]);
});

test('the scale holds a minimum above every balance, and a balance below zero', () => {
  const curve = [{ dia: '2026-08-01', qt_saldo: -2 }];
  expect(stepsOf(curve, '2026-08-02', 8)).toMatchObject({ most: 8, least: -2 });
});
