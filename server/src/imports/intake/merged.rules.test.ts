import { expect, it } from 'vitest';
import { mergedFaults } from './merged.rules.ts';

it('a record that was merged stays out of use, and may be said to be', () => {
  expect(mergedFaults('A', 'OFICINA')).toEqual([
    { code: 'CADASTRO_UNIDO', column: 'situacao', values: { fica: 'OFICINA' } },
  ]);
  expect(mergedFaults('I', 'OFICINA')).toEqual([]);
  expect(mergedFaults(null, 'OFICINA')).toEqual([]);
  expect(mergedFaults('A', undefined)).toEqual([]);
});
