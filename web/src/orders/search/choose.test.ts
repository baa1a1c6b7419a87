import { describe, expect, it } from 'vitest';
import { type Found, theOne } from './choose.ts';

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
