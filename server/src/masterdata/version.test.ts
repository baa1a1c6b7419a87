import { expect, it } from 'vitest';
import { versionOf } from './version.ts';

const cells = { placa: 'AAA1A11', tipo: 'TOCO' };

it('a record has another version once any cell differs, and no other for a cell it has not', () => {
  expect(versionOf('vehicles', cells)).toBe(versionOf('vehicles', { ...cells, frota: '' }));
  expect(versionOf('vehicles', cells)).not.toBe(versionOf('vehicles', { ...cells, frota: '1' }));
});
