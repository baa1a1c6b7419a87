import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import { readVehicle, vehicleFaults } from './vehicle.rules.ts';

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
    expect(vehicleFaults(row, new Map(numbers))[0]?.code ?? null).toBe(code);
  });
});
