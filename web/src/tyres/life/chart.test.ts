import { expect, it } from 'vitest';
import { lifeLines, type TyreHistory } from './chart.ts';

const stay = (nr_vida: number, entry: number[], exit: number[] | null) =>
  ({ nr_vida, vl_mm_entrada: entry, vl_mm_saida: exit }) as TyreHistory['aplicacoes'][number];
const reading = (nr_vida: number, qt_rodado: number, vl_mm: number[] | null) =>
  ({ nr_vida, qt_rodado, vl_mm, correcao: null }) as TyreHistory['leituras'][number];
const wrong = { correcao: {} } as Pick<TyreHistory['leituras'][number], 'correcao'>;
const life = (nr_vida: number, qt_km: number) =>
  ({ nr_vida, qt_km, qt_horas: 0 }) as TyreHistory['vidas'][number];

it('a retread begins where the life before it ended, at its new depth', () => {
  const history = {
    vidas: [life(1, 74_000), life(2, 20_000)],
    aplicacoes: [stay(2, [14, 14], null), stay(1, [16, 16], [3.2, 3.4])],
    leituras: [
      reading(2, 15_000, [12, 12.5]),
      reading(2, 15_000, null),
      reading(1, 60_000, [5, 5.2]),
      reading(1, 30_000, [11.5, 11]),
      { ...reading(1, 30_000, [1, 1]), ...wrong },
    ],
  } as TyreHistory; // what the chart looks at
  expect(lifeLines(history)).toEqual([
    {
      life: 1,
      points: [
        { usage: 0, depth: 16 },
        { usage: 30_000, depth: 11 },
        { usage: 60_000, depth: 5 },
        { usage: 74_000, depth: 3.2 },
      ],
    },
    {
      life: 2,
      points: [
        { usage: 74_000, depth: 14 },
        { usage: 89_000, depth: 12 },
      ],
    },
  ]);
});
