import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Batch,
  calibrationRefusal,
  depthsInOrder,
  gaugingRefusal,
  type MountedTyre,
  type TyreValues,
  type VehicleFacts,
} from './gauging.rules.ts';

const tyre = (nr_fogo: string, nr_posicao: number, ds_lado: string, vl_mm = [8, 7, 8]): MountedTyre => ({
  nr_sequencial: Number(nr_fogo),
  nr_fogo,
  nr_posicao,
  ds_lado,
  nr_vida: 2,
  vl_mm,
  vl_taxa: null,
  qt_desde: null,
});
const positions = [
  { nr_posicao: 1, ds_lado: 'EE' },
  { nr_posicao: 1, ds_lado: 'DE' },
  { nr_posicao: 0, ds_lado: 'EEE' },
];
/** With an axle without tyres. */
const wider = { positions: [...positions, { nr_posicao: 2, ds_lado: 'DE' }] };
const vehicle: VehicleFacts = {
  meter: 50_000,
  unit: 'K',
  exibe_terminal: 'N',
  tyres: [tyre('1', 1, 'EE'), tyre('2', 1, 'DE'), tyre('9', 0, 'EEE')],
  positions,
};
const read = (fire: string, values: (number | null)[], over: Partial<TyreValues> = {}): TyreValues => {
  const { nr_posicao, ds_lado } =
    vehicle.tyres.find(({ nr_fogo }) => nr_fogo === fire) ?? tyre(fire, 5, 'EE');
  return { nr_fogo: fire, nr_posicao, ds_lado, nr_vida: 2, values, sure: false, ...over };
};
const batch = (tyres: TyreValues[], meter: number | null = 50_000): Batch => ({ meter, tyres });
const both = (values: (number | null)[]) => [read('1', values), read('2', [8, 7, 8])];

describe('a gauging', () => {
  it.each<[string, Partial<VehicleFacts>, Batch, string | null]>([
    ['of all tyres, as deep as before, at the same meter', {}, batch(both([8, 7, 8])), null],
    ['with the spare', {}, batch([...both([7, 6, 7]), read('9', [8, 7, 8])]), null],
    ['of a vehicle with an empty position', wider, batch([], null), 'POSICOES_VAZIAS'],
    ['of a vehicle with one side empty', { tyres: vehicle.tyres.slice(1) }, batch([]), 'POSICOES_VAZIAS'],
    ['of a vehicle without a spare', { tyres: vehicle.tyres.slice(0, 2) }, batch(both([8, 7, 8])), null],
    ['without one tyre', {}, batch([read('1', [8, 7, 8])], null), 'LEITURA_INCOMPLETA'],
    ['of nothing', {}, batch([]), 'LEITURA_INCOMPLETA'],
    [
      'with the spare and without one tyre',
      {},
      batch([read('1', [8, 7, 8]), read('9', [1, 1, 1])]),
      'LEITURA_INCOMPLETA',
    ],
    ['of a tyre that is not there', {}, batch([...both([8, 7, 8]), read('7', [1, 1, 1])]), 'CONFLITO'],
    [
      'of a tyre elsewhere',
      {},
      batch([read('1', [8, 7, 8], { nr_posicao: 2 }), read('2', [8, 7, 8])]),
      'CONFLITO',
    ],
    [
      'of a tyre on the other side',
      {},
      batch([read('1', [8, 7, 8], { ds_lado: 'DE' }), read('2', [8, 7, 8])]),
      'CONFLITO',
    ],
    [
      'of another tyre in the place of one',
      {},
      batch([read('7', [8, 7, 8], { nr_posicao: 1 }), read('2', [8, 7, 8])]),
      'CONFLITO',
    ],
    ['of another life', {}, batch([read('1', [8, 7, 8], { nr_vida: 1 }), read('2', [8, 7, 8])]), 'CONFLITO'],
    [
      'that does not tell the life',
      {},
      batch([read('1', [8, 7, 8], { nr_vida: null }), read('2', [8, 7, 8])]),
      null,
    ],
    ['of a tyre twice', {}, batch([...both([8, 7, 8]), read('1', [8, 7, 8])]), 'CONFLITO'],
    ['with a groove left out', {}, batch(both([8, null, 8])), 'SULCOS_INCOMPLETOS'],
    ['with a groove too few', {}, batch(both([8, 7])), 'SULCOS_INCOMPLETOS'],
    ['with a groove too many', {}, batch(both([8, 7, 8, 8])), 'SULCOS_INCOMPLETOS'],
    ['with a groove deeper', {}, batch(both([8, 7.1, 8]), null), 'AFERICAO_MAIOR'],
    ['with the spare deeper', {}, batch([...both([8, 7, 8]), read('9', [9, 7, 8])]), 'AFERICAO_MAIOR'],
    ['without a meter', {}, batch(both([8, 7, 8]), null), 'KM_OBRIGATORIO'],
    ['below the meter', {}, batch(both([8, 7, 8]), 49_999), 'KM_ANTERIOR'],
    ['above the meter', {}, batch(both([8, 7, 8]), 50_001), null],
    ['of warehouse equipment', { exibe_terminal: 'S' }, batch(both([8, 7, 8])), null],
  ])('%s', (_case, over, sent, code) => {
    expect(gaugingRefusal({ ...vehicle, ...over }, sent)?.code ?? null).toBe(code);
  });

  it.each([
    [[16], null],
    [[15, 16], null],
    [[16, 16, 16, 16, 16, 16], null],
    [[16, 16.1], 'AFERICAO_MAIOR'],
    [[16, 16, 16, 16, 16, 16, 16], 'SULCOS_INCOMPLETOS'],
  ])('says with its first reading how many grooves there are: %j', (values, code) => {
    const bought = { ...vehicle, positions: positions.slice(0, 1), tyres: [tyre('1', 1, 'EE', [16])] };
    const expected = values.length === 1 ? 'SULCOS_INCOMPLETOS' : code;
    expect(gaugingRefusal(bought, batch([read('1', values)]))?.code ?? null).toBe(expected);
  });

  it.each<[string, [number, number | null][], (number | null)[]]>([
    ['nothing', [], []],
    [
      'one after the other',
      [
        [0, 8],
        [1, 7],
      ],
      [8, 7],
    ],
    [
      'counted from 1',
      [
        [1, 8],
        [2, 7],
      ],
      [8, 7],
    ],
    [
      'in any order',
      [
        [2, 6],
        [0, 8],
        [1, 7],
      ],
      [8, 7, 6],
    ],
    [
      'one without a value',
      [
        [0, 8],
        [1, null],
      ],
      [8, null],
    ],
    [
      'one left out in the middle',
      [
        [0, 8],
        [2, 6],
      ],
      [8, null, 6],
    ],
  ])('has its grooves in order: %s', (_case, sent, values) => {
    expect(depthsInOrder(sent.map(([index, novaAfericao]) => ({ index, novaAfericao })))).toEqual(values);
  });

  it('is taken exactly when no groove has grown', () => {
    const depth = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(depth, depth), { minLength: 2, maxLength: 6 }), (grooves) => {
        const known = {
          ...vehicle,
          positions: positions.slice(0, 1),
          tyres: [
            tyre(
              '1',
              1,
              'EE',
              grooves.map(([before]) => before),
            ),
          ],
        };
        const refusal = gaugingRefusal(
          known,
          batch([
            read(
              '1',
              grooves.map(([, now]) => now),
            ),
          ]),
        );
        expect(refusal === null).toBe(grooves.every(([before, now]) => now <= before));
      }),
    );
  });
});

describe('a calibration', () => {
  const pressures = (one: number | null) => [read('1', [one]), read('2', [110])];
  it.each<[string, Partial<VehicleFacts>, Batch, string | null]>([
    ['of all tyres', {}, batch(pressures(110)), null],
    ['with an empty position', wider, batch(pressures(110)), null],
    ['of warehouse equipment', { exibe_terminal: 'S' }, batch(pressures(110)), 'SEM_CALIBRAGEM'],
    ['without one tyre', {}, batch([read('1', [110])]), 'LEITURA_INCOMPLETA'],
    ['with a value left out', {}, batch(pressures(null)), 'LEITURA_INCOMPLETA'],
    ['of a tyre that is not there', {}, batch([...pressures(110), read('7', [1])]), 'CONFLITO'],
    ['without a meter', {}, batch(pressures(110), null), 'KM_OBRIGATORIO'],
    ['below the meter', {}, batch(pressures(110), 49_999), 'KM_ANTERIOR'],
  ])('%s', (_case, over, sent, code) => {
    expect(calibrationRefusal({ ...vehicle, ...over }, sent)?.code ?? null).toBe(code);
  });
});
