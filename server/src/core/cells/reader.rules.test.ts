import { choices } from '@terminal/contract';
import { describe, expect, it } from 'vitest';

import {
  attempt,
  Cells,
  decimals,
  moneyOf,
  type Read,
  refuseRepeated,
  repeated,
  toldOf,
  whole,
  within,
} from './reader.rules.ts';

const heads = { placa: 'Placa', km: 'KM', filiais: 'Filiais' };
const read = <Row>(cells: readonly string[], of: (row: Cells) => Row) => attempt(new Cells(heads, cells), of);
const faultsOf = (one: Read<unknown>) => one.faults?.map(({ code, column }) => `${code} ${column}`) ?? [];

describe('the cells of a row', () => {
  it('are told as they were understood', () => {
    const one = read([' abc-1d23 ', '1.200', 'sul | Norte | SUL'], (row) => ({
      plate: row.plate('placa', 10),
      km: row.number('km', within(0, 9_999, whole)),
      branches: row.names('filiais'),
    }));
    expect(one).toEqual({
      row: { plate: 'ABC1D23', km: 1_200, branches: ['SUL', 'NORTE'] },
      told: { placa: 'ABC1D23', km: '1200', filiais: 'SUL | NORTE' },
    });
  });

  it('have all their faults collected, each with the head of its column', () => {
    const one = read(['', 'muito', `${'x'.repeat(61)}`], (row) => {
      row.required('placa', 10);
      row.mustNumber('km', within(0, 9_999, whole));
      row.names('filiais');
    });
    expect(faultsOf(one)).toEqual(['CELULA_VAZIA placa', 'CELULA_FAIXA km', 'CELULA_LONGA filiais']);
    expect(one.faults?.[1]?.values).toEqual({ coluna: 'KM', minimo: '0', maximo: '9999' });
  });

  it('hold at most two hundred names', () => {
    const names = (count: number) => Array.from({ length: count }, (_, place) => `F${place}`).join(' | ');
    const filiais = (count: number) => read(['', '', names(count)], (row) => row.names('filiais'));
    expect(filiais(200)).toMatchObject({ row: { length: 200 } });
    expect(faultsOf(filiais(201))).toEqual(['CELULA_LONGA filiais']);
  });

  it('that are optional are null where they are empty', () => {
    const one = read([], (row) => [row.optionalText('placa', 10), row.name('km', 5), row.names('filiais')]);
    expect(one).toMatchObject({ row: [null, null, null] });
  });

  it('of a fixed set name what may stand there', () => {
    expect(read(['Sim'], (row) => row.choice('placa', choices.flag))).toMatchObject({ row: 'S' });
    const one = read(['talvez'], (row) => row.mustChoose('placa', choices.flag));
    expect(one.faults?.[0]).toMatchObject({ code: 'CELULA_VALOR', values: { valores: 'S, N' } });
  });
});

it('a fault is told with its sentence and where it is', () => {
  expect(toldOf({ code: 'PLACA_DESCONHECIDA', column: 'placa' })).toMatchObject({
    codigo: 'PLACA_DESCONHECIDA',
    valores: {},
    coluna: 'placa',
    parte: null,
  });
  const told = toldOf(repeated('placa', 'Placa', 7));
  expect(told.mensagem).toContain('7');
  expect(told.mensagem).not.toContain('{');
});

describe('rows with the same key', () => {
  const row = (plate: string): Read<string> => ({ row: plate, told: {} });
  const key = { column: 'placa', head: 'Placa', of: (plate: string) => plate };
  const linesOf = (rows: readonly Read<string>[], lines?: readonly number[]) =>
    refuseRepeated(rows, key, lines).map(({ faults }) => faults?.[0]?.values?.['linha']);

  it('are refused but for the first, which is named by its line', () => {
    expect(linesOf([row('A'), row('B'), row('A'), row('A')])).toEqual([undefined, undefined, '2', '2']);
    expect(linesOf([row('A'), row('A')], [5, 9])).toEqual([undefined, '5']);
  });

  it('do not count where they are refused already', () => {
    expect(faultsOf(refuseRepeated([{ faults: [] }, row('A')], key)[1] ?? { faults: [] })).toEqual([]);
  });
});

it('numbers are whole, of two decimals, or money', () => {
  expect(['12', '12,0', '12,5', 'x'].map(whole)).toEqual([12, 12, null, null]);
  expect(['12,345', '-1', 'x'].map(decimals)).toEqual([12.35, null, null]);
  expect(['R$ 1.234,50', 'r$10', '7'].map(moneyOf)).toEqual([1_234.5, 10, 7]);
});
