import { expect, it } from 'vitest';
import type { MountedTyre, TyreValues } from './gauging.rules.ts';
import { doubtfulDepths } from './groove.rules.ts';

const tyre = (nr_fogo: string, ds_lado: string, nr_posicao = 2): MountedTyre => ({
  ...{ nr_sequencial: 1, nr_fogo, nr_posicao, ds_lado, nr_vida: 1, vl_mm: [10.5, 10.5] },
  vl_taxa: 0.25,
  qt_desde: 200,
});
const vehicle = {
  meter: 100_000,
  unit: 'K',
  tyres: [tyre('A', 'EE'), tyre('B', 'EI'), tyre('S', 'EEE', 0)],
} as const;
const read = (nr_fogo: string, values: number[], sure = false): TyreValues => ({
  ...{ nr_fogo, nr_posicao: 2, ds_lado: 'EE', nr_vida: 1, values, sure },
});

it('a groove that fell more than the tyre wears in what it ran is asked about, with the tyres that are too', () => {
  const reads = [read('A', [6.6, 10.4]), read('B', [6.5, 6.5])];
  expect(doubtfulDepths(vehicle, 101_000, reads)).toEqual({
    ...{ nr_fogo: 'A', outros: 'B', sulco: '1', de: '10.5', para: '6.6', normal: '0.3' },
    ...{ motivo: 'wear', rodado: '1200', tp_medidor: 'K' },
  });
});

it('what was asked about, what is usual, and the spare that ran nothing are not', () => {
  expect(
    doubtfulDepths(vehicle, 101_000, [read('A', [6.6, 10.4], true), read('B', [10.2, 10.3])]),
  ).toBeNull();
  expect(doubtfulDepths(vehicle, 140_000, [read('S', [10.4, 10.5])])).toBeNull();
  expect(doubtfulDepths(vehicle, 140_000, [read('S', [8, 8])])).toMatchObject({
    rodado: '200',
    normal: '0.1',
  });
});

it('a tyre whose wear nobody knows is compared with its twin', () => {
  const tyres = vehicle.tyres.map((one) => ({ ...one, vl_taxa: null }));
  const reads = [read('A', [7, 7]), read('B', [10.4, 10.4])];
  expect(doubtfulDepths({ ...vehicle, tyres }, 101_000, reads)).toMatchObject({
    nr_fogo: 'A',
    motivo: 'twin',
  });
  expect(doubtfulDepths({ ...vehicle, tyres }, 101_000, reads.slice(0, 1))).toBeNull();
});
