import { describe, expect, it } from 'vitest';
import { departure, measurement, past, stay } from '../../../test/tyre-pasts.ts';
import { livesOf, type TyrePast } from './history.rules.ts';

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
    destinos: [departure()],
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
      { destinos: [departure(), departure({ tp_destino: 'S', nr_vida: 2, vl_servico: 80 })] },
      { vl_preco: 600, vl_reparos: 80, vl_usado: 380 },
    ],
    [
      'has no repairs of another life, and none without a price told',
      {
        destinos: [
          departure(),
          departure({ tp_destino: 'S', vl_servico: 80 }),
          departure({ tp_destino: 'S', nr_vida: 2, vl_servico: null }),
        ],
      },
      { vl_reparos: 0 },
    ],
    [
      'is used up once scrapped',
      { destinos: [departure(), departure({ tp_destino: 'D', nr_vida: 2 })] },
      { qt_km_lido: 50_000, vl_usado: 600 },
    ],
    [
      'is used up on its way to the next',
      { destinos: [departure(), departure({ nr_vida: 2, dt_retorno: null })] },
      { vl_usado: 600 },
    ],
    [
      'goes on after another service',
      {
        destinos: [departure(), departure({ tp_destino: 'S', nr_vida: 2, dt_retorno: null, vl_servico: 0 })],
      },
      { vl_usado: 300 },
    ],
    [
      'has no price of a retread it never came back from',
      { destinos: [departure({ dt_retorno: null })] },
      { vl_preco: null, vl_usado: null, ds_recapadora: null, qt_km_lido: 40_000 },
    ],
    [
      'has no price of a retread that was refused, and goes on after it',
      {
        destinos: [
          departure({ st_recusada: 'S', ds_fornecedor: 'OUTRA' }),
          departure({ nr_vida: 2, st_recusada: 'S' }),
        ],
      },
      { vl_preco: null, ds_recapadora: null, qt_km_lido: 40_000 },
    ],
    [
      'has the price of its retread, not of what was repaired before it',
      { destinos: [departure({ tp_destino: 'S', vl_servico: 80, ds_fornecedor: 'OUTRA' }), departure()] },
      { vl_preco: 600, vl_usado: 300, ds_recapadora: 'RECAPADORA SUL' },
    ],
    [
      'counts nothing that was withdrawn',
      {
        destinos: [
          departure({ tp_destino: 'D', nr_vida: 2, correcao: {} }),
          departure({ tp_destino: 'S', nr_vida: 2, vl_servico: 80, correcao: {} }),
          departure({ vl_servico: 900, correcao: {} }),
          departure(),
        ],
      },
      { vl_preco: 600, vl_reparos: 0, vl_usado: 300 },
    ],
    [
      'was read too when it was removed',
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
