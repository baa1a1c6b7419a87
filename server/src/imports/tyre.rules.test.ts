import { describe, expect, it } from 'vitest';
import { toldOf } from '../core/cells/reader.rules.ts';
import { depthsOf, othersIn, readTyre, type TyreFacts, tyreFaults, understoodTyre } from './tyre.rules.ts';

const cells = (change: Record<number, string> = {}) =>
  [
    'a1',
    '',
    'Michelin',
    'X Multi D',
    '295/80 r22,5',
    '',
    '16 | 15,5',
    'R$ 2.400,00',
    '01/03/2026',
    '',
    '',
    '',
    '',
  ].map((cell, index) => change[index] ?? cell);
const mounted = { 9: 'rht-4b67', 10: '2 de', 11: '100.000', 12: '31/10/2026' };

const rowOf = (change: Record<number, string> = {}) => {
  const read = readTyre(cells(change));
  return read.faults ? null : read.row;
};

describe('a row of a file of tyres', () => {
  it('is a tyre in stock of the session branch, new, when nothing else is told', () => {
    expect(rowOf()).toEqual({
      fire: 'A1',
      branch: null,
      brand: 'MICHELIN',
      model: 'X MULTI D',
      size: '295/80R22.5',
      life: 1,
      depths: [16, 15.5],
      price: 2_400,
      bought: '2026-03-01',
      mounted: null,
    });
  });

  it('is a mounted tyre with plate and position', () => {
    expect(rowOf(mounted)?.mounted).toEqual({
      plate: 'RHT4B67',
      axle: 2,
      side: 'DE',
      meter: 100_000,
      day: '2026-10-31',
    });
    expect(understoodTyre(cells({ ...mounted, 5: '2' }))).toEqual([
      ...['A1', '', 'MICHELIN', 'X MULTI D', '295/80R22.5', '2', '16 | 15,5', '2400', '2026-03-01'],
      ...['RHT4B67', '2DE', '100000', '2026-10-31'],
    ]);
  });

  it.each<[Record<number, string>, string, string]>([
    [{ 0: '' }, 'CELULA_VAZIA', 'fogo'],
    [{ 0: 'A'.repeat(21) }, 'CELULA_LONGA', 'fogo'],
    [{ 2: ' ' }, 'CELULA_VAZIA', 'marca'],
    [{ 5: '10' }, 'CELULA_FAIXA', 'vida'],
    [{ 6: '' }, 'CELULA_VAZIA', 'sulcos'],
    [{ 6: 'fundo' }, 'SULCO_INVALIDO', 'sulcos'],
    [{ 7: 'caro' }, 'CELULA_FAIXA', 'valor'],
    [{ 8: '31/02/2026' }, 'CELULA_DATA', 'compra'],
    [{ 8: '01/03/0226' }, 'CELULA_DATA', 'compra'],
    [{ ...mounted, 12: '31/12/1999' }, 'CELULA_DATA', 'dt_entrada'],
    [{ 9: 'RHT4B67' }, 'POSICAO_SEM_PLACA', 'posicao'],
    [{ 10: '2DE' }, 'POSICAO_SEM_PLACA', 'posicao'],
    [{ 9: 'RHT4B67', 10: 'traseiro' }, 'POSICAO_INVALIDA', 'posicao'],
    [{ ...mounted, 11: 'muito' }, 'CELULA_FAIXA', 'km_entrada'],
  ])('%o is refused with %s', (change, code, column) => {
    expect(readTyre(cells(change)).faults).toMatchObject([{ code, column }]);
    expect(understoodTyre(cells(change))).toBeNull();
  });

  it.each([
    [{ 5: '12' }, 'A coluna Vida precisa de um número de 1 a 9.'],
    [{ ...mounted, 11: '-5' }, 'A coluna Medidor na aplicação precisa de um número de 0 a 9.999.999.'],
  ])('%o is refused with what may stand there', (change, words) => {
    expect(readTyre(cells(change)).faults?.map((fault) => toldOf(fault).mensagem)).toEqual([words]);
  });

  it.each([
    ['16', [16]],
    ['8|7,5 | 8.04', [8, 7.5, 8]],
    ['8 mm / 7 mm', [8, 7]],
    ['1|2|3|4|5|6|7', null],
    ['8||8', null],
    ['30', [30]],
    ['30,1', null],
  ])('has depths: %s', (text, depths) => {
    expect(depthsOf(text)).toEqual(depths);
  });
});

describe('a tyre that is there', () => {
  const there = {
    marca: 'MICHELIN',
    modelo: 'X MULTI D',
    medida: '295/80R22.5',
    valor: 2_400,
    compra: '2026-03-01',
  };
  const others = (change: Record<number, string>) => {
    const row = rowOf(change);
    return row && othersIn(row, there);
  };

  it.each<[string, Record<number, string>, string[]]>([
    ['is the same', {}, []],
    ['whatever its place, life and depths', { ...mounted, 5: '3', 6: '4' }, []],
    ['and what is not told', { 7: '', 8: '' }, []],
    ['is another by brand and price', { 2: 'Pirelli', 7: '2.500' }, ['marca', 'valor']],
    [
      'is another by model, size and day',
      { 3: 'FR01', 4: '275/80R22.5', 8: '02/03/2026' },
      ['modelo', 'medida', 'compra'],
    ],
  ])('%s', (_name, change, told) => {
    expect(others(change)).toEqual(told);
  });
});

describe('a tyre of a file', () => {
  const facts: TyreFacts = {
    today: '2026-11-21',
    others: null,
    branch: 1,
    vehicle: { positions: ['1EE', '2DE'], taken: new Set(['1EE']), meter: 120_000, meterThen: 99_000 },
  };
  const fault = (change: Record<number, string>, about: Partial<TyreFacts> = {}) => {
    const row = rowOf({ ...mounted, ...change });
    return row === null ? 'unread' : (tyreFaults(row, { ...facts, ...about })[0]?.code ?? null);
  };

  it.each<[string, Record<number, string>, Partial<TyreFacts>, string | null]>([
    ['comes in', {}, {}, null],
    ['with a known number does not', {}, { others: ['marca', 'valor'] }, 'PNEU_CADASTRADO'],
    ['of an unknown branch does not', { 1: 'LUA' }, { branch: undefined }, 'FILIAL_DESCONHECIDA'],
    ['bought tomorrow does not', { 8: '22/11/2026' }, {}, 'DATA_FUTURA'],
    ['on an unknown vehicle does not', {}, { vehicle: undefined }, 'PLACA_DESCONHECIDA'],
    ['on a position the vehicle has not does not', { 10: '3DE' }, {}, 'POSICAO_INEXISTENTE'],
    ['on a taken position does not', { 10: '1EE' }, {}, 'POSICAO_OCUPADA'],
    ['mounted tomorrow does not', { 12: '22/11/2026' }, {}, 'DATA_FUTURA'],
    ['above the meter does not', { 11: '120001' }, {}, 'KM_ACIMA_DO_MEDIDOR'],
    ['below what the meter showed then does not', { 11: '98999' }, {}, 'KM_ANTERIOR'],
  ])('%s', (_name, change, about, code) => {
    expect(fault(change, about)).toBe(code);
  });
});
