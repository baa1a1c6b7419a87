import { describe, expect, it } from 'vitest';
import { type Found, foundAmong, type KeptOrder, theOne } from './choose.ts';

const order = (exata: boolean, open = true): Found => ({
  nr_sequencial: 184502,
  nr_placa: 'RHT4B67',
  nr_frota: '7788',
  ds_tipo: 'CORRETIVA',
  ds_filial: null,
  ds_grupo: 'MOTOR',
  ds_conjunto: 'VAZAMENTO',
  st_situacao: open ? 'ABERTA' : 'ENCERRADA',
  st_origem: 'I',
  dt_os: '2026-04-20T08:00:00Z',
  dt_final: open ? null : '2026-04-20T18:00:00Z',
  exata,
  criticidade: null,
});

describe('the one order that is meant', () => {
  const exact = order(true);
  const closed = order(true, false);
  const similar = order(false);

  it.each([
    ['the only exact one', [exact, similar], exact],
    ['the only open one of a plate with history', [exact, closed, order(true, false)], exact],
    ['the only closed one where none is open', [closed, similar], closed],
    ['the only one that is similar', [similar], similar],
    ['none of two open ones', [exact, order(true)], null],
    ['none of two similar ones', [similar, order(false)], null],
    ['none where nothing is found', [], null],
  ])('is %s', (_what, found, one) => {
    expect(theOne(found)).toBe(one);
  });
});

describe('among the orders a browser keeps', () => {
  const kept = (nr_sequencial: number, nr_placa: string): KeptOrder => ({
    nr_sequencial,
    nr_placa,
    nr_frota: '7788',
    ds_tipo: 'CORRETIVA',
    ds_conjunto: null,
    ds_plano: 'TRUCK 20.000 KM',
    st_origem: 'I',
    dt_os: '2026-04-20T08:00:00Z',
    dt_final: null,
    ds_filial: null,
    criticidade: null,
    segmento: { ds_grupo: 'MOTOR', habilita_pneus: 'N' },
    st_os: 'A',
    liberado: 'S',
    estado: [],
  });
  const orders = [kept(184502, 'RHT4B67'), kept(502, 'ABC1D23')];
  const numbers = (text: string) => foundAmong(orders, text).map(({ nr_sequencial }) => nr_sequencial);

  it.each([
    ['a number, the exact one first', '502', [502, 184502]],
    ['a plate, however it is written', 'rht-4b67', [184502]],
    ['a fleet number', '7788', [184502, 502]],
    ['nothing', '999', []],
  ])('%s is found', (_what, text, found) => {
    expect(numbers(text)).toEqual(found);
  });

  it('one says what the server would', () => {
    expect(foundAmong(orders, 'ABC1D23')[0]).toMatchObject({
      ds_conjunto: 'TRUCK 20.000 KM',
      ds_grupo: 'MOTOR',
      st_situacao: 'ABERTA',
      exata: true,
    });
  });
});
