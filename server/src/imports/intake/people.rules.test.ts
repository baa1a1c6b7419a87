import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../test/rows.ts';
import { sealedMark } from './cell.rules.ts';
import {
  type PersonRow,
  personFaults,
  readPerson,
  readSupplier,
  type SupplierRow,
  supplierFaults,
} from './people.rules.ts';

describe('people and suppliers', () => {
  it.each([
    [readPerson(['1001', 'JOAO', 'MECANICO', sealedMark, 'MATRIZ', 'S', 'C', 'C']), null],
    [readPerson(['1001', 'JOAO', '', '']), null],
    [readPerson(['1001', 'JOAO', '', '123']), ['CELULA_DIGITOS', 'cpf']],
    [readPerson(['', 'JOAO']), ['CELULA_VAZIA', 'matricula']],
    [readPerson(['1001', 'JOAO', '', '', '', '', 'X']), ['CELULA_VALOR', 'menus']],
    [readPerson(['1001', 'JOAO', ...Array<string>(10).fill(''), 'sem arroba']), ['CELULA_VALOR', 'email']],
    [readSupplier(['31', 'OFICINA', sealedMark]), null],
    [readSupplier(['23', 'OFICINA', '']), ['NUMERO_EM_USO', 'numero']],
    [readSupplier(['0', 'OFICINA', '']), ['CELULA_FAIXA', 'numero']],
    [readSupplier(['31', 'OFICINA', '???']), ['CELULA_DIGITOS', 'cnpj']],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});

it('beside the tables a supplier may not have the number of a person', () => {
  const row: SupplierRow = {
    number: 31,
    name: 'OFICINA',
    ticket: null,
    branches: [],
    status: null,
    retreads: null,
  };
  expect(supplierFaults(row, new Set([32]))).toEqual([]);
  expect(supplierFaults(row, new Set([31]))[0]?.code).toBe('NUMERO_EM_USO');
});

describe('beside the tables a person', () => {
  const row = { registration: '1001' } as PersonRow;
  it.each<[string, number | undefined, string | null]>([
    ['new', undefined, null],
    ['known by the number the digits were hashed with', 7, null],
    ['registered under another number since', 8, 'PESSOA_MUDOU'],
  ])('%s: %j gives %j', (_name, number, code) => {
    const sealed = { person: 7, login: null, confirm: null, mark: null };
    const numbers = new Map(number === undefined ? [] : [['1001', number]]);
    expect(personFaults({ row, sealed }, numbers)[0]?.code ?? null).toBe(code);
  });
});
