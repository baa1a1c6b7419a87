import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

it.each([
  [0, 'fresh'],
  [20, 'fresh'],
  [21, 'due'],
  [30, 'due'],
  [31, 'late'],
  [null, 'late'],
])('a gauging %s days ago is %s', (days, age) => {
  expect(ageOf(days)).toBe(age);
});
