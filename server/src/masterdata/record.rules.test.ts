import { expect, it } from 'vitest';
import { changesOf, emptiedOf, rowOf, versionOf } from './record.rules.ts';

const cells = { placa: 'AAA1A11', tipo: 'TOCO', filiais: 'CURITIBA', medidor: '10', contrato: 'S' };

it('a record has another version once any cell differs, and no other for a cell it has not', () => {
  expect(versionOf('vehicles', cells)).toBe(versionOf('vehicles', { ...cells, frota: '' }));
  expect(versionOf('vehicles', cells)).not.toBe(versionOf('vehicles', { ...cells, frota: '1' }));
});

it('changes are told in the order of the columns', () => {
  expect(changesOf('vehicles', cells, { ...cells, contrato: 'N', frota: '9' })).toEqual([
    { coluna: 'frota', antes: '', depois: '9' },
    { coluna: 'contrato', antes: 'S', depois: 'N' },
  ]);
});

it('a row leaves out what only new records take, and digits that are only said to be kept', () => {
  const at = (column: string, row: readonly string[]) =>
    row[['placa', 'frota', 'tipo', 'marca', 'modelo', 'ano', 'medidor'].indexOf(column)];
  expect(at('medidor', rowOf('vehicles', cells, true))).toBe('10');
  expect(at('medidor', rowOf('vehicles', cells, false))).toBe('');
  const person = { matricula: '1', nome: 'A', cpf: '***' };
  expect(rowOf('people', person, false)).not.toContain('***');
  expect(rowOf('people', { ...person, cpf: '123' }, false)).toContain('123');
});

it('what is left empty is emptied, flags that are N too; digits and first meters never', () => {
  const emptied = emptiedOf('vehicles', { ...cells, contrato: 'N', medidor: '' });
  expect([...emptied].sort()).toEqual([
    'ano',
    'conjunto',
    'contrato',
    'frota',
    'marca',
    'modelo',
    'operacao',
    'situacao',
  ]);
  expect(emptiedOf('people', { cpf: '' }).has('cpf')).toBe(false);
});
