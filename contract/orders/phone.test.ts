import { expect, test } from 'vitest';
import { isPhone } from './phone.ts';

test.each([
  ['(41) 99876-5432', true],
  ['+55 41 99876.5432', true],
  ['4133334444', true],
  ['99876-5432', false],
  ['1234567890123456', false],
  ['41 99876-5432 ramal 3', false],
  ['', false],
])('%j is a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});
