import { isTotal } from '@terminal/contract';
import { describe, expect, it, test } from 'vitest';
import { digitsOf, durationOf } from '../../core/cells/cells.rules.ts';
import type { Read } from '../../core/cells/reader.rules.ts';
import { sealedMark } from './cell.rules.ts';
import { type OrderFacts, orderProblems, readOrder } from './order.rules.ts';
import { readPerson, readSupplier } from './people.rules.ts';
import { readBranch, readItem, readProblem, readSegment, readType } from './setup.rules.ts';
import { readBranchStock, readBranchTyre, readVehiclePlace } from './shared.rules.ts';
import { readVehicle, vehicleProblems } from './vehicle.rules.ts';

/** What is wrong with a row; null: it is read. */
const faultOf = (read: Read<unknown>) => read.problems?.flatMap(({ code, column }) => [code, column]) ?? null;

/** A row that is right. */
function rowOf<Row>(read: Read<Row>): Row {
  if (read.problems) throw new Error(read.problems[0]?.code);
  return read.row;
}

const zones = new Set(['America/Sao_Paulo', 'America/Manaus']);

test.each([
  ['123', 3, '123'],
  ['123.456.789-09', 3, '123'],
  ['1234567890', 3, '012'],
  ['12', 3, null],
  ['1234', 3, null],
  ['abc', 3, null],
  ['00123', 5, '00123'],
  ['12.345.678/0001-95', 5, '12345'],
  ['2345678000195', 5, '02345'],
  ['123', 5, null],
] as const)('of %j the first %i digits are %j', (text, wanted, digits) => {
  expect(digitsOf(text, wanted)).toBe(digits);
});

test.each([
  ['48', '48:00:00'],
  ['48:30', '48:30:00'],
  ['1,5', '1:30:00'],
  ['0', null],
  ['9000', null],
  ['48:75', null],
  ['dois', null],
])('%j are %j hours', (text, hours) => {
  expect(durationOf(text)).toBe(hours);
});

describe('branches', () => {
  it.each([
    [['curitiba', 'pr', 'Curitiba', 'America/Manaus', 'a'], null],
    [['MATRIZ'], null],
    [[''], ['CELULA_VAZIA', 'filial']],
    [['x'.repeat(61)], ['CELULA_LONGA', 'filial']],
    [
      ['MATRIZ', 'PRR'],
      ['CELULA_LONGA', 'uf'],
    ],
    [
      ['MATRIZ', '', '', 'Brasilia'],
      ['FUSO_DESCONHECIDO', 'fuso'],
    ],
    [
      ['MATRIZ', '', '', '', 'X'],
      ['CELULA_VALOR', 'situacao'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readBranch(cells, zones))).toEqual(fault);
  });

  it('are named in capitals; what is left empty stays as it is', () => {
    expect(rowOf(readBranch(['curitiba'], zones))).toEqual({
      name: 'CURITIBA',
      state: null,
      place: null,
      zone: null,
      status: null,
    });
  });
});

describe('vehicle types', () => {
  it.each([
    [['TRUCK', 'TRUCK 6X2', 'FROTA', 'K', '220', '', '1EE|1DE|ESTEPE', '1'], null],
    [
      ['', 'TRUCK', 'FROTA', 'K', '220'],
      ['CELULA_VAZIA', 'codigo'],
    ],
    [
      ['T', 'TRUCK', 'PATIO', 'K', '220'],
      ['CELULA_VALOR', 'departamento'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'MILHAS', '220'],
      ['CELULA_VALOR', 'medidor'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '0'],
      ['CELULA_FAIXA', 'por_dia'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'talvez'],
      ['CELULA_VALOR', 'macico'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'N', '1XX'],
      ['POSICAO_INVALIDA', 'posicoes'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readType(cells))).toEqual(fault);
  });

  it('say which axles steer', () => {
    const row = rowOf(readType(['T', 'TRUCK', 'FROTA', 'K', '220', '', '1EE | 2EE', '1']));
    expect(row.positions).toEqual([
      { axle: 1, side: 'EE', steers: 'S' },
      { axle: 2, side: 'EE', steers: 'N' },
    ]);
  });
});

describe('the catalogue', () => {
  it.each([
    [readSegment(['FREIOS', 'FROTA', 'sim', 'A']), null],
    [readSegment(['FREIOS', 'RUA']), ['CELULA_VALOR', 'departamento']],
    [readItem(['S', 'REGULAR FREIOS', 'S']), null],
    [readItem(['X', 'REGULAR FREIOS']), ['CELULA_VALOR', 'tipo']],
    [readItem(['P', '']), ['CELULA_VAZIA', 'nome']],
    [readItem(['S', 'RECAPAR', 'S', 'Z']), ['CELULA_VALOR', 'pneu']],
    [readProblem(['FREIOS', 'PUXANDO', '1', '24', '', 'TRUCK | TOCO']), null],
    [readProblem(['FREIOS', 'PUXANDO', '5', '24']), ['CELULA_FAIXA', 'nivel']],
    [readProblem(['FREIOS', 'PUXANDO', '1', '']), ['CELULA_VAZIA', 'sla']],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});

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

describe('vehicles', () => {
  const truck = ['rht-4b67', '1001', 'truck', '', '', '2022', '118.300', 'MATRIZ'];

  it.each([
    [truck, null],
    [
      ['', ...truck.slice(1)],
      ['CELULA_VAZIA', 'placa'],
    ],
    [
      ['PLACA 1', ...truck.slice(1)],
      ['CELULA_VALOR', 'placa'],
    ],
    [truck.with(5, '1890'), ['CELULA_FAIXA', 'ano']],
    [truck.with(0, 'RHT 4B67').with(5, '2025/2026').with(6, '118.300 km').concat('', 'Sim', 'Vendido'), null],
    [
      truck.with(0, '').with(5, 'novo').with(7, '').concat('', 'talvez', 'Emprestado'),
      [
        'CELULA_VAZIA',
        'placa',
        'CELULA_VAZIA',
        'filiais',
        'CELULA_FAIXA',
        'ano',
        'CELULA_VALOR',
        'contrato',
        'CELULA_VALOR',
        'situacao',
      ],
    ],
    [truck.with(6, '-5'), ['CELULA_FAIXA', 'medidor']],
    [truck.with(7, ' | '), ['CELULA_VAZIA', 'filiais']],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readVehicle(cells))).toEqual(fault);
  });

  const row = rowOf(readVehicle(truck));
  it.each([
    [[], null],
    [[['1001', 'RHT4B67']], null],
    [[['1001', 'ABC1D23']], 'FROTA_EM_USO'],
  ] as const)('beside the fleet numbers %j: %j', (numbers, code) => {
    expect(vehicleProblems(row, new Map(numbers))[0]?.code ?? null).toBe(code);
  });
});

test.each([
  [['TOTAL', '500'], true],
  [['', 'Total geral:', '500'], true],
  [['Total de veículos', '', '500'], true],
  [['SUBTOTAL'], true],
  [['TOTALFLEX', 'x'], false],
  [['ABC1D23', 'TOTAL'], false],
])('a row %j adds others up: %j', (cells, total) => {
  expect(isTotal(cells)).toBe(total);
});

describe('what branches import themselves', () => {
  it.each([
    [readBranchStock(['MATRIZ', 'PF-1', 'PASTILHA', '12', 'NF 1', '10,50', '']), null],
    [readBranchStock(['', 'PF-1', 'PASTILHA', '12', 'NF 1']), ['CELULA_VAZIA', 'filial']],
    [readBranchStock(['MATRIZ', 'PF-1', 'PASTILHA', '12', '']), ['CELULA_VAZIA', 'documento']],
    [readBranchTyre(['F1', 'MATRIZ', 'MICHELIN', 'X', '275/80', '1', '14 | 14']), null],
    [readBranchTyre(['F1', '', 'MICHELIN', 'X', '275/80', '1', '14']), ['CELULA_VAZIA', 'filial']],
    [readBranchTyre(['F1', 'MATRIZ', 'MICHELIN', 'X', '275/80', '1', 'fundo']), ['SULCO_INVALIDO', 'sulcos']],
    [readVehiclePlace(['RHT4B67', 'PLANO', 'B', '', '01/06/2026']), null],
    // Its faults are reported when it is written.
    [readVehiclePlace(['RHT4B67', 'PLANO', 'B', '', 'ontem']), null],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});

describe('open orders', () => {
  const order = ['OS-1', 'MATRIZ', 'RHT4B67', '', 'FREIOS', 'PUXANDO', 'puxa', '02/11/2026 08:15'];

  it.each([
    [order, null],
    [order.with(7, '31/02/2026'), ['CELULA_DATA', 'abertura']],
    [order.with(6, ''), ['CELULA_VAZIA', 'descricao']],
    [
      [...order, '', 'E'],
      ['CELULA_VAZIA', 'fornecedor'],
    ],
    [
      [...order, '', 'Z'],
      ['CELULA_VALOR', 'origem'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readOrder(cells))).toEqual(fault);
  });

  const row = rowOf(readOrder([...order, '118200']));
  const facts: OrderFacts = {
    branch: { id: 1, zone: 'America/Sao_Paulo' },
    vehicle: { meter: 118_300 },
    type: '1',
    problem: 7,
    supplierKnown: true,
    taken: false,
    opened: 1,
    now: 2,
  };
  it.each([
    [{}, null],
    [{ branch: undefined }, 'FILIAL_DESCONHECIDA'],
    [{ vehicle: undefined }, 'PLACA_DESCONHECIDA'],
    [{ type: undefined }, 'TIPO_DESCONHECIDO'],
    [{ problem: undefined }, 'PROBLEMA_DESCONHECIDO'],
    [{ supplierKnown: false }, 'FORNECEDOR_DESCONHECIDO'],
    [{ opened: 3 }, 'DATA_FUTURA'],
    [{ vehicle: { meter: 100 } }, 'KM_ACIMA_DO_MEDIDOR'],
    [{ taken: true }, 'OS_DUPLICADA'],
  ])('beside the tables %j: %j', (other, code) => {
    expect(orderProblems(row, { ...facts, ...other })[0]?.code ?? null).toBe(code);
  });
});
