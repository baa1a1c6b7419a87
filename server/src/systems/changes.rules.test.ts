import { expect, it } from 'vitest';
import { changesOf } from './changes.rules.ts';

it('tells what is another than before, of a new one everything that is there', () => {
  expect(changesOf({ nome: 'ERP', limite: '60' }, { nome: 'ERP', limite: '90' })).toEqual([
    { coluna: 'limite', antes: '60', depois: '90' },
  ]);
  expect(changesOf(null, { nome: 'ERP', expira: '' })).toEqual([
    { coluna: 'nome', antes: '', depois: 'ERP' },
  ]);
});
