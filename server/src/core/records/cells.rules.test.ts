import { expect, it } from 'vitest';
import { changesOf } from './cells.rules.ts';

const cells = { placa: 'AAA1A11', tipo: 'TOCO', filiais: 'CURITIBA', medidor: '10', contrato: 'S' };

it('changes are told in the order of the columns', () => {
  expect(changesOf('vehicles', cells, { ...cells, contrato: 'N', frota: '9' })).toEqual([
    { coluna: 'frota', antes: '', depois: '9' },
    { coluna: 'contrato', antes: 'S', depois: 'N' },
  ]);
});
