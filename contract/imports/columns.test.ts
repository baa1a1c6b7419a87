import { expect, test } from 'vitest';
import { mostFileRows, mostImportRows } from './columns.ts';

test('a file that is sent in several calls may be longer than one call', () => {
  expect(
    ['pneus', 'estoque', 'planos'].map((kind) => mostFileRows(kind as 'pneus') > mostImportRows),
  ).toEqual([true, true, false]);
});
