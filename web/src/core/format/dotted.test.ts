import { expect, test } from 'vitest';
import { dotted } from './dotted.ts';

test('of facts only those there are stand in the line, which breaks before a dot and never behind one', () => {
  expect(dotted(['1001', null, 'MOTOR', false, undefined, ''])).toBe('1001 ·\xa0MOTOR');
  expect(dotted([])).toBe('');
});
