import { expect, test } from 'vitest';
import { plateKind, plateText } from './plates.ts';

test.each([
  ['RHT4B67', 'mercosul', 'RHT4B67'],
  ['DZK4821', 'grey', 'DZK-4821'],
  ['DZK-4821', 'grey', 'DZK-4821'],
  ['EMP-014', 'equipment', 'EMP-014'],
  ['PAL-12', 'equipment', 'PAL-12'],
])('%s is drawn as %s and read %s', (plate, kind, text) => {
  expect([plateKind(plate), plateText(plate)]).toEqual([kind, text]);
});
