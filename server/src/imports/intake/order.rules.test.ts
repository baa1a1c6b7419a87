import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import { momentIn, type OrderFacts, orderFaults, readOrder } from './order.rules.ts';

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
    expect(orderFaults(row, { ...facts, ...other })[0]?.code ?? null).toBe(code);
  });
});

it.each([
  ['02/11/2026 08:15', 'America/Sao_Paulo', '2026-11-02 08:15:00 America/Sao_Paulo'],
  ['02/11/2026 08:15', undefined, null],
  ['31/02/2026', 'America/Manaus', null],
])('%j on the clock of %s is %j', (text, zone, moment) => {
  expect(momentIn(text, zone)).toBe(moment);
});
