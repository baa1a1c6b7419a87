import { expect, it } from 'vitest';
import { choices } from '../imports/intake/choices.ts';
import { columnOf } from '../imports/intake/kinds.ts';
import { isMergeKind, isRecordKind, keyOf, manyColumns, recordKinds, rightColumns } from './kinds.ts';

it.each(recordKinds)('the key and the name of %s are columns of it', (kind) => {
  const { columns, fixed, name } = keyOf(kind);
  for (const column of [...columns, ...fixed, name]) expect(columnOf(kind, column)).toBeDefined();
});

it('kinds a person may keep are those there are', () => {
  expect(Object.keys(choices.kinds).sort()).toEqual([...recordKinds].sort());
  expect(isRecordKind('vehicles')).toBe(true);
  expect(isRecordKind('orders')).toBe(false);
});

it('what people may do are columns of people', () => {
  for (const column of rightColumns) expect(columnOf('people', column)).toBeDefined();
});

it('doubles of suppliers and of services and parts are merged, never people', () => {
  expect(recordKinds.filter(isMergeKind)).toEqual(['suppliers', 'items']);
});

it('of many records at once no column is changed that tells them apart, stays, or nobody can read', () => {
  expect(manyColumns('suppliers')).toEqual([
    'chamado',
    'filiais',
    'situacao',
    'recapadora',
    'contrato',
    'contrato_inicio',
    'contrato_fim',
    'limite',
  ]);
  expect(manyColumns('vehicles')).not.toContain('medidor');
  expect(manyColumns('levels')).toContain('etiqueta');
});
