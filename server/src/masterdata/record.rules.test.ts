import { describe, expect, it } from 'vitest';
import { emptiedOf, rightsTouched, rowOf, withoutBranch, withRightsOf } from './record.rules.ts';

const cells = { placa: 'AAA1A11', tipo: 'TOCO', filiais: 'CURITIBA', medidor: '10', contrato: 'S' };

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

it('who attends needs a branch', () => {
  expect(withoutBranch('people', { atende: 'S', filiais: ' ' })).toHaveLength(1);
  expect(withoutBranch('people', { atende: 'S', filiais: 'CURITIBA' })).toEqual([]);
  expect(withoutBranch('people', { atende: 'N' })).toEqual([]);
  expect(withoutBranch('suppliers', { filiais: '' })).toEqual([]);
});

describe('who is no administrator', () => {
  const person = {
    matricula: '1',
    cpf: '***',
    situacao: 'A',
    aprovador: 'N',
    administra: 'N',
    cadastros: '',
  };
  const approver = { ...person, aprovador: 'S' };

  it('gives and takes no right', () => {
    expect(rightsTouched(person, { ...person, administra: 'S' })).toEqual(['administra']);
    expect(rightsTouched(undefined, { ...person, cadastros: 'vehicles' })).toEqual(['cadastros']);
    expect(rightsTouched(approver, { ...approver, aprovador: 'N' })).toEqual(['aprovador']);
  });

  it('changes how people sign in, but not those who have a right', () => {
    expect(
      rightsTouched(person, { ...person, cpf: '123', matricula: '2', email: 'a@b.c', situacao: 'I' }),
    ).toEqual([]);
    expect(rightsTouched(approver, { ...approver, cpf: '123' })).toEqual(['cpf']);
    expect(rightsTouched(approver, { ...approver, email: 'a@b.c' })).toEqual(['email']);
  });

  it('leaves rights that are not told as they are', () => {
    expect(rightsTouched(approver, { matricula: '1' })).toEqual([]);
    expect(withRightsOf(approver, { matricula: '1' })).toMatchObject({
      aprovador: 'S',
      administra: 'N',
      cadastros: '',
    });
  });
});
