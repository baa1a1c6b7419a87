import type { AnswerOf } from '@terminal/contract';

/** The whole life of a tyre. */
export type TyreHistory = AnswerOf<'getTyreHistory'>;

/** The smallest groove after so much usage, over all lives. */
interface Point {
  usage: number;
  depth: number;
}

/** A line of the chart: what was read in a life, in the order of its usage. */
export interface LifeLine {
  life: number;
  points: Point[];
}

/** A history without the stays and departures that were replaced or declared void. */
export const standing = (history: TyreHistory): TyreHistory => ({
  ...history,
  aplicacoes: history.aplicacoes.filter(({ correcao }) => correcao === null),
  destinos: history.destinos.filter(({ correcao }) => correcao === null),
});

/** How a tyre wore, life after life, each beginning where the one before it ended. */
export function lifeLines({ vidas, aplicacoes, leituras }: TyreHistory): LifeLine[] {
  let before = 0;
  return vidas.map(({ nr_vida: life, qt_km, qt_horas }) => {
    const began = before;
    const first = aplicacoes.findLast((stay) => stay.nr_vida === life)?.vl_mm_entrada;
    const read = leituras
      .filter(({ nr_vida, correcao }) => nr_vida === life && correcao === null)
      .flatMap(({ vl_mm: depths, qt_rodado }) => (depths ? [pointOf(began + qt_rodado, depths)] : []))
      .toReversed();
    before += qt_km + qt_horas;
    const off = aplicacoes.find((stay) => stay.nr_vida === life)?.vl_mm_saida;
    return {
      life,
      points: [...(first ? [pointOf(began, first)] : []), ...read, ...(off ? [pointOf(before, off)] : [])],
    };
  });
}

const pointOf = (usage: number, depths: readonly number[]): Point => ({ usage, depth: Math.min(...depths) });
