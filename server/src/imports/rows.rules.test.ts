import { describe, expect, it } from 'vitest';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import { readCycle, readPlace, readReading, understood } from './rows.rules.ts';

const zone = 'America/Sao_Paulo';
const codeOf = (read: Read<unknown>) => read.faults?.flatMap(({ code, column }) => [code, column]);

describe('a row of a file', () => {
  it('of readings has plate, moment and meter', () => {
    expect(readReading(['rht4b67', '31/12/2026 14:30', '118.300,9'], zone)).toMatchObject({
      row: { plate: 'RHT4B67', at: '2026-12-31 14:30:00 America/Sao_Paulo', value: 118_300 },
    });
  });

  it.each([
    [['', '31/12/2026', '1'], 'CELULA_VAZIA', 'placa'],
    [['RHT4B67', '', '1'], 'CELULA_VAZIA', 'quando'],
    [['RHT4B67', '31/13/2026', '1'], 'CELULA_DATA', 'quando'],
    [['RHT4B67', '31/12/2026', ''], 'CELULA_VAZIA', 'km'],
    [['RHT4B67', '31/12/2026'], 'CELULA_VAZIA', 'km'],
    [['RHT4B67', '31/12/2026', '12.345.678'], 'CELULA_FAIXA', 'km'],
    [['RHT4B67', '31/12/2026', '-1'], 'CELULA_FAIXA', 'km'],
    [['RHT4B6700000', '31/12/2026', '1'], 'CELULA_LONGA', 'placa'],
  ])('of readings %j is refused: %s', (cells, code, column) => {
    expect(codeOf(readReading(cells, zone))).toEqual([code, column]);
  });

  it('tells every fault of its cells, not the first alone', () => {
    expect(codeOf(readReading(['', 'ontem', 'muito'], zone))).toEqual([
      ...['CELULA_VAZIA', 'placa', 'CELULA_DATA', 'quando', 'CELULA_FAIXA', 'km'],
    ]);
  });

  it('of vehicles may leave the meter out', () => {
    expect(readPlace(['abc-1234', 'Cavalo 20 mil', '2', '', '01/02/2026'])).toMatchObject({
      row: { plate: 'ABC1234', plan: 'Cavalo 20 mil', cycle: '2', meter: null, day: '2026-02-01' },
    });
    expect(codeOf(readPlace(['ABC1234', 'CAVALO', '2', '', '']))).toEqual(['CELULA_VAZIA', 'dt_ultimo']);
  });

  it('of plans has a cycle with what it needs', () => {
    const cells = ['Cavalo', 'preventiva', '2', 'LB', '20.000', '180', '3,5', 'TROCAR OLEO|FILTRO x 2'];
    expect(readCycle(cells)).toMatchObject({
      row: {
        plan: 'Cavalo',
        kind: 'V',
        order: 2,
        name: 'LB',
        meter: 20_000,
        days: 180,
        hours: 3.5,
        items: [
          { name: 'TROCAR OLEO', quantity: 1 },
          { name: 'FILTRO', quantity: 2 },
        ],
      },
    });
  });

  it.each([
    [['P', 'X', '1', 'B', '1', '', '', ''], 'CELULA_TIPO', 'tipo'],
    [['P', 'V', '0', 'B', '1', '', '', ''], 'CELULA_FAIXA', 'ordem'],
    [['P', 'V', '1,5', 'B', '1', '', '', ''], 'CELULA_FAIXA', 'ordem'],
    [['P', 'V', '1', '', '1', '', '', ''], 'CELULA_VAZIA', 'ciclo'],
    [['P', 'V', '1', 'B', '0', '', '', ''], 'CELULA_FAIXA', 'intervalo'],
    [['P', 'V', '1', 'B', '', '4000', '', ''], 'CELULA_FAIXA', 'dias'],
    [['P', 'V', '1', 'B', '', '30', '0,1', ''], 'CELULA_FAIXA', 'horas'],
    [['P', 'V', '1', 'B', '', '30', '', 'FILTRO x 0'], 'CELULA_NUMERO', 'itens'],
  ])('of plans %j is refused: %s', (cells, code, column) => {
    expect(codeOf(readCycle(cells))).toEqual([code, column]);
  });

  it('is told as it was understood', () => {
    expect(understood('leituras', ['rht-4b67', '1/12/2026 4:30', '118.300,9'], zone)).toEqual([
      'RHT4B67',
      '2026-12-01 04:30:00',
      '118300',
    ]);
    expect(understood('veiculos', ['A', 'p', '2', '', '01/02/2026'], zone)).toEqual([
      'A',
      'p',
      '2',
      '',
      '2026-02-01',
    ]);
    expect(understood('planos', ['p', 'carroceria', '2', 'c', '', '90', '3,5', 'b | a x 2'], zone)).toEqual([
      ...['p', 'R', '2', 'c', '', '90', '3.5', 'B x 1 | A x 2'],
    ]);
    expect(understood('leituras', ['A', 'ontem', '1'], zone)).toBeNull();
  });

  it('that repeats another one is told which; the first one counts', () => {
    const rows = ['A', 'B', 'A'].map((plate) => readReading([plate, '31/12/2026', '1'], zone));
    const key = { column: 'placa', head: 'Placa', of: ({ plate }: { plate: string }) => plate };
    expect(refuseRepeated(rows, key).map((read) => read.faults)).toEqual([
      undefined,
      undefined,
      [{ code: 'LINHA_REPETIDA', values: { coluna: 'Placa', linha: '2' }, column: 'placa' }],
    ]);
  });
});
