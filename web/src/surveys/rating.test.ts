import { expect, it } from 'vitest';
import { gradeAfter, missingIn } from './rating.ts';

it.each([
  [null, 7, 7],
  [7, 7, 6],
  [6, 7, 7],
  [7, 3, 3],
  [1, 1, null],
] as const)('grade %s, star %i pressed: %s', (chosen, pressed, next) => {
  expect(gradeAfter(chosen, pressed)).toBe(next);
});

it.each([
  [null, 'Bom', 'grade'],
  [6, '', 'reason'],
  [6, '  ', 'reason'],
  [1, 'Voltou com defeito', null],
  [7, '', null],
  [10, '', null],
] as const)('grade %s with reason %j lacks %s', (grade, reason, missing) => {
  expect(missingIn(grade, reason)).toBe(missing);
});
