import type { Departure, Measurement, Stay, TyrePast } from '../src/tyres/life/history.rules.ts';

/** 20,000 km on the road in its first life. */
export const stay = (change: Partial<Stay> = {}): Stay => ({
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

/** After 10,000 km of its first life. */
export const measurement = (change: Partial<Measurement> = {}): Measurement => ({
  nr_vida: 1,
  qt_rodado: 10_000,
  vl_mm: [14],
  correcao: null,
  ...change,
});

/** A retread it came back from. */
export const departure = (change: Partial<Departure> = {}): Departure => ({
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
export const past = (change: Partial<TyrePast> = {}): TyrePast => ({
  nr_vida: 1,
  vl_mm: [16, 16.4],
  vl_compra: 2_400,
  vl_mm_retirada: 3,
  aplicacoes: [],
  leituras: [],
  destinos: [],
  ...change,
});
