import { expect, test } from 'vitest';
import { ownNameOf, withoutCompany } from './own-names.ts';

test.each([
  ['listIntakes', 'listOwnIntakes'],
  ['previewIntakeUndo', 'previewOwnIntakeUndo'],
  ['saveTerminal', 'saveOwnTerminal'],
])('%s is %s where it is of the company of the session', (name, own) => {
  expect(ownNameOf(name)).toBe(own);
});

test('such a call takes the same without the company', () => {
  expect(withoutCompany({ empresa: '1', nr_seq_empresa: 1, carga: '7' })).toEqual({ carga: '7' });
});
