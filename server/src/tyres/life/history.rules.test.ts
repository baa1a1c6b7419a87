import { describe, expect, it } from 'vitest';
import { measurement, past, stay } from '../../../test/tyre-pasts.ts';
import { applicationOf, type Mounted, presentWear, type Stay, type TyrePast } from './history.rules.ts';

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
      removalDay: 20_110,
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
      'by what was told when it was removed, when that is later',
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
    expect(presentWear(worn, mounted({ nr_posicao: 0 })).removalDay).toBeNull();
  });

  it('of a tyre never read begins with the depth it has', () => {
    expect(presentWear(past({ vl_mm: [3] }), mounted())).toMatchObject({
      usage: 0,
      left: 0,
      removalDay: 20_000,
    });
  });
});
