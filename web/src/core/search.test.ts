import { expect, test } from 'vitest';
import { searchFor } from './search.ts';

test.each([
  ['', 'JOÃO PEREIRA', true],
  ['  ', 'JOÃO PEREIRA', true],
  ['joao', 'JOÃO PEREIRA', true],
  ['João', 'JOAO PEREIRA', true],
  ['per joa', 'JOÃO PEREIRA', true],
  ['pereira lima', 'JOÃO PEREIRA', false],
  ['axy1234', 'AXY-1234', true],
  ['axy-1234', 'AXY1234', true],
  ['oficina - sul', 'OFICINA DO SUL', true],
  ['sul', 'OFICINA', false],
])('%j finds %j: %s', (search, text, found) => {
  expect(searchFor(search)(text)).toBe(found);
});
