import { describe, expect, it } from 'vitest';
import {
  applicationOf,
  type Destination,
  livesOf,
  type Measurement,
  type Mounted,
  presentWear,
  type Stay,
  type TyrePast,
} from './history.rules.ts';

const stay = (change: Partial<Stay> = {}): Stay => ({
  nr_vida: 1,
  nr_posicao: 1,
  tp_medidor: 'K',
  km_entrada: 100_000,
  km_saida: 120_000,
  km_atual: 200_000,
  vl_mm_entrada: [16, 16.4],
  vl_mm_saida: [12, 13],
  ...change,
});

const measurement = (change: Partial<Measurement> = {}): Measurement => ({
  nr_vida: 1,
  qt_rodado: 10_000,
  vl_mm: [14],
  correcao: null,
  ...change,
});

const destination = (change: Partial<Destination> = {}): Destination => ({
  tp_destino: 'R',
  nr_vida: 1,
  dt_retorno: '2026-05-01',
  st_recusada: 'N',
  correcao: null,
  vl_servico: 600,
  ds_fornecedor: 'RECAPADORA SUL',
  ...change,
});

/** In its first life, R$ 2,400.00, never mounted. */
const past = (change: Partial<TyrePast> = {}): TyrePast => ({
  nr_vida: 1,
  vl_mm: [16, 16.4],
  vl_compra: 2_400,
  vl_mm_retirada: 3,
  aplicacoes: [],
  leituras: [],
  destinos: [],
  ...change,
});

const mounted = (change: Partial<Mounted> = {}): Mounted => ({
  hoje: 20_000,
  tp_medidor: 'K',
  nr_posicao: 1,
  percorrido: 6_000,
  dias: 30,
  ...change,
});

it.each<[string, Partial<Stay>, object]>([
  ['on the road', {}, { life: 1, spare: false, unit: 'K', from: 100_000, to: 120_000, meter: 200_000 }],
  ['on the spare’s position', { nr_posicao: 0 }, { spare: true }],
  ['under way', { km_saida: null }, { to: null }],
])('a stay %s is counted so', (_name, change, application) => {
  expect(applicationOf(stay(change))).toMatchObject(application);
});

describe('the wear of a mounted tyre', () => {
  /** 16 mm at 100,000 km; 11 mm were read after 20,000 km of the 30,000 it has run since. */
  const worn = past({
    vl_mm: [11, 12],
    aplicacoes: [stay({ km_saida: null, vl_mm_saida: null, km_atual: 130_000 })],
    leituras: [measurement({ qt_rodado: 20_000, vl_mm: [11, 12] })],
  });

  it('is 5 mm in 20,000 km; of the 32,000 km left by then 22,000 remain, 110 days at 200 km a day', () => {
    expect(presentWear(worn, mounted())).toEqual({
      usage: 30_000,
      rate: 0.25,
      left: 22_000,
      pullDay: 20_110,
    });
  });

  it.each<[string, Partial<TyrePast>, object]>([
    [
      'by the newest measurement of depths: one of pressures alone tells none',
      {
        leituras: [
          measurement({ qt_rodado: 29_000, vl_mm: null }),
          measurement({ qt_rodado: 28_000, vl_mm: [6], correcao: {} }),
          ...worn.leituras,
        ],
      },
      { rate: 0.25, left: 22_000 },
    ],
    [
      'by no measurement of another life',
      { leituras: [measurement({ nr_vida: 2, qt_rodado: 20_000 })] },
      { rate: null },
    ],
    ['not at all while nothing was read', { leituras: [] }, { usage: 30_000, rate: null, left: null }],
    [
      'by what was told when it was taken off, when that is later',
      {
        leituras: [measurement({ qt_rodado: 5_000 })],
        aplicacoes: [
          stay({ km_entrada: 190_000, km_saida: null, vl_mm_entrada: [11], vl_mm_saida: null }),
          stay({ vl_mm_saida: [11] }),
        ],
      },
      // 20,000 km to the dismounting, 10,000 since.
      { usage: 30_000, rate: 0.25, left: 22_000 },
    ],
    [
      'by its last dismounting, not its first',
      {
        leituras: [],
        aplicacoes: [
          stay({ km_entrada: 190_000, km_saida: null, vl_mm_entrada: [11], vl_mm_saida: null }),
          stay({ km_entrada: 110_000, km_saida: 120_000, vl_mm_saida: [11] }),
          stay({ km_saida: 110_000, vl_mm_saida: [14] }),
        ],
      },
      { usage: 30_000, rate: 0.25, left: 22_000 },
    ],
    [
      'from where its life began, not where it was mounted last',
      {
        aplicacoes: [
          stay({ km_entrada: 190_000, km_saida: null, vl_mm_entrada: [12], vl_mm_saida: null }),
          stay({ km_entrada: 80_000, km_saida: 100_000, vl_mm_saida: null }),
        ],
      },
      { usage: 30_000, rate: 0.25 },
    ],
    [
      'by stays of this life and this unit alone',
      {
        aplicacoes: [
          ...worn.aplicacoes,
          stay({ tp_medidor: 'H', km_entrada: 0, km_saida: 900, vl_mm_entrada: [20] }),
          stay({ nr_vida: 2, vl_mm_entrada: [18] }),
        ],
      },
      { usage: 30_000, rate: 0.25 },
    ],
  ])('is told %s', (_name, change, wear) => {
    expect(presentWear({ ...worn, ...change }, mounted())).toMatchObject(wear);
  });

  it('has no day on the spare’s position', () => {
    expect(presentWear(worn, mounted({ nr_posicao: 0 })).pullDay).toBeNull();
  });

  it('of a tyre never read begins with the depth it has', () => {
    expect(presentWear(past({ vl_mm: [3] }), mounted())).toMatchObject({
      usage: 0,
      left: 0,
      pullDay: 20_000,
    });
  });
});

describe('the lives of a tyre', () => {
  const second = past({
    nr_vida: 2,
    vl_mm: [9],
    aplicacoes: [
      stay({ nr_vida: 2, km_entrada: 150_000, km_saida: null, vl_mm_entrada: [15], vl_mm_saida: null }),
      stay({ tp_medidor: 'H', km_entrada: 500, km_saida: 700 }),
      stay(),
    ],
    leituras: [measurement({ nr_vida: 2, qt_rodado: 40_000 })],
    destinos: [destination()],
  });

  it('are told the first first, each with its usage, price and cost', () => {
    expect(livesOf(second)).toEqual([
      {
        nr_vida: 1,
        qt_km: 20_000,
        qt_horas: 200,
        qt_km_lido: 20_000,
        vl_preco: 2_400,
        vl_reparos: 0,
        vl_usado: 2_400,
        ds_recapadora: null,
      },
      {
        nr_vida: 2,
        qt_km: 50_000,
        qt_horas: 0,
        qt_km_lido: 40_000,
        vl_preco: 600,
        vl_reparos: 0,
        // 6 of 12 mm.
        vl_usado: 300,
        ds_recapadora: 'RECAPADORA SUL',
      },
    ]);
  });

  it.each<[string, Partial<TyrePast>, object]>([
    ['costs nothing anybody knows before it was read', { leituras: [] }, { qt_km_lido: 0, vl_usado: null }],
    [
      'was never read for more than it ran',
      { leituras: [measurement({ nr_vida: 2, qt_rodado: 70_000 })] },
      { qt_km_lido: 50_000 },
    ],
    [
      'is used from the depth it began with, not that of its last mounting',
      {
        aplicacoes: [
          stay({ nr_vida: 2, km_entrada: 190_000, km_saida: null, vl_mm_entrada: [10], vl_mm_saida: null }),
          stay({ nr_vida: 2, km_entrada: 60_000, km_saida: 100_000, vl_mm_entrada: [15] }),
        ],
      },
      { qt_km: 50_000, vl_usado: 300 },
    ],
    [
      'has its repairs beside its price',
      { destinos: [destination(), destination({ tp_destino: 'S', nr_vida: 2, vl_servico: 80 })] },
      { vl_preco: 600, vl_reparos: 80, vl_usado: 380 },
    ],
    [
      'has no repairs of another life, and none without a price told',
      {
        destinos: [
          destination(),
          destination({ tp_destino: 'S', vl_servico: 80 }),
          destination({ tp_destino: 'S', nr_vida: 2, vl_servico: null }),
        ],
      },
      { vl_reparos: 0 },
    ],
    [
      'is used up once scrapped',
      { destinos: [destination(), destination({ tp_destino: 'D', nr_vida: 2 })] },
      { qt_km_lido: 50_000, vl_usado: 600 },
    ],
    [
      'is used up on its way to the next',
      { destinos: [destination(), destination({ nr_vida: 2, dt_retorno: null })] },
      { vl_usado: 600 },
    ],
    [
      'goes on after another service',
      {
        destinos: [
          destination(),
          destination({ tp_destino: 'S', nr_vida: 2, dt_retorno: null, vl_servico: 0 }),
        ],
      },
      { vl_usado: 300 },
    ],
    [
      'has no price of a retread it never came back from',
      { destinos: [destination({ dt_retorno: null })] },
      { vl_preco: null, vl_usado: null, ds_recapadora: null, qt_km_lido: 40_000 },
    ],
    [
      'has no price of a retread that was refused, and goes on after it',
      {
        destinos: [
          destination({ st_recusada: 'S', ds_fornecedor: 'OUTRA' }),
          destination({ nr_vida: 2, st_recusada: 'S' }),
        ],
      },
      { vl_preco: null, ds_recapadora: null, qt_km_lido: 40_000 },
    ],
    [
      'has the price of its retread, not of what was repaired before it',
      { destinos: [destination({ tp_destino: 'S', vl_servico: 80, ds_fornecedor: 'OUTRA' }), destination()] },
      { vl_preco: 600, vl_usado: 300, ds_recapadora: 'RECAPADORA SUL' },
    ],
    [
      'counts nothing that was withdrawn',
      {
        destinos: [
          destination({ tp_destino: 'D', nr_vida: 2, correcao: {} }),
          destination({ tp_destino: 'S', nr_vida: 2, vl_servico: 80, correcao: {} }),
          destination({ vl_servico: 900, correcao: {} }),
          destination(),
        ],
      },
      { vl_preco: 600, vl_reparos: 0, vl_usado: 300 },
    ],
    [
      'was read too when it was taken off',
      {
        leituras: [],
        aplicacoes: [
          stay({ nr_vida: 2, km_entrada: 190_000, km_saida: null, vl_mm_entrada: [10], vl_mm_saida: null }),
          stay({ nr_vida: 2, km_entrada: 60_000, km_saida: 100_000, vl_mm_entrada: [15], vl_mm_saida: [10] }),
        ],
      },
      { qt_km: 50_000, qt_km_lido: 40_000, vl_usado: 300 },
    ],
    [
      'was read for no km on a vehicle that counts hours',
      {
        leituras: [],
        aplicacoes: [
          stay({ nr_vida: 2, km_entrada: 190_000, km_saida: null, vl_mm_entrada: [10], vl_mm_saida: null }),
          stay({ nr_vida: 2, tp_medidor: 'H', km_entrada: 500, km_saida: 700, vl_mm_entrada: [15] }),
        ],
      },
      { qt_km: 10_000, qt_horas: 200, qt_km_lido: 0, vl_usado: null },
    ],
  ])('the present one %s', (_name, change, life) => {
    expect(livesOf({ ...second, ...change }).at(-1)).toMatchObject(life);
  });
});
