import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../test/rows.ts';
import { sealedMark } from './cell.rules.ts';
import {
  contractFaults,
  type PersonRow,
  personFaults,
  readPerson,
  readSupplier,
  supplierFaults,
} from './people.rules.ts';

/** The cells of a supplier between its name and its contract. */
const blank = ['', '', '', '', ''];

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
    [
      readSupplier([
        '31',
        'OFICINA',
        ...blank,
        '041',
        '01/03/2026',
        '28/02/2027',
        '5.000,00',
        'Ana;;41998887766',
      ]),
      null,
    ],
    [readSupplier(['31', 'OFICINA', ...blank, '', '31/02/2026']), ['CELULA_DATA', 'contrato_inicio']],
    [readSupplier(['31', 'OFICINA', ...blank, '', '', '', '0']), ['CELULA_FAIXA', 'limite']],
    [readSupplier(['31', 'OFICINA', ...blank, '', '', '', '', 'Ana;;123']), ['CONTATO_TELEFONE', 'contatos']],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});

it('beside the tables a supplier may not have the number of a person', () => {
  const row = { number: 31 };
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

describe('a contract', () => {
  const stored = { begins: '2026-03-01', ends: '2027-02-28' };
  const none = { begins: null, ends: null };
  it.each([
    [{ begins: '01/03/2026', ends: '28/02/2026' }, undefined, undefined, ['CONTRATO_DATAS']],
    [{ begins: '01/03/2026', ends: '01/03/2026' }, undefined, undefined, []],
    [{ begins: null, ends: '28/02/2026' }, stored, undefined, ['CONTRATO_DATAS']],
    [{ begins: null, ends: '28/02/2026' }, stored, new Set(['contrato_inicio']), []],
    [{ begins: '01/03/2028', ends: null }, stored, undefined, ['CONTRATO_DATAS']],
    [{ begins: '01/03/2028', ends: null }, stored, new Set(['contrato_fim']), []],
    [none, stored, undefined, []],
    [none, undefined, undefined, []],
  ])('of %j where there is %j, emptying %j: %j', (days, there, emptied, codes) => {
    expect(contractFaults(days, there, emptied).map(({ code }) => code)).toEqual(codes);
  });
});
