import type { AnswerOf } from '@terminal/contract';

/** The positions of a vehicle with their tyres, and the limits they are judged by. */
export type TyreLayout = AnswerOf<'getGaugingLayout'>;
/** A position of the layout, with the tyre on it or none. */
export type Position = TyreLayout['posicoes'][number];

/** A position without its tyre. */
export type Place = Pick<Position, 'nr_posicao' | 'ds_lado' | 'eixo_direcional'>;

/** Names a position: '2DE'. */
export const keyOf = ({ nr_posicao, ds_lado }: Pick<Position, 'nr_posicao' | 'ds_lado'>): string =>
  `${nr_posicao}${ds_lado}`;

/** Coordinates of a position in the drawing; units are pixels at its smallest size. */
export interface Spot<P extends Place = Position> {
  position: P;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the chassis looks like: it drives, is drawn, or lifts. */
type Body = 'truck' | 'trailer' | 'forklift';

/** Layout of a vehicle for drawing. */
export interface Drawing<P extends Place = Position> {
  body: Body;
  spots: Spot<P>[];
  axles: { nr: number; y: number; left: number; right: number }[];
  height: number;
}

/** Width of the drawing, in its own units. */
export const drawingWidth = 344;
/** Position of its axis. */
export const middle = drawingWidth / 2;
const tyre = { width: 60, height: 84 };
/** High enough for a glove also where the drawing is pressed together on a phone. */
const spare = { width: 150, height: 72 };
/** From one axle to the next, and more where the load begins behind a steering axle. */
const step = 96;
const gap = 28;
const top = 16;
/** Left edge of a tyre by its side, on axles with two tyres and with four. */
const single: Partial<Record<Position['ds_lado'], number>> = { EE: 36, DE: 248 };
const dual: Partial<Record<Position['ds_lado'], number>> = { EE: 4, EI: 70, DI: 214, DE: 280 };

/** Lays the positions of a vehicle out, from the front, the spare below. */
export function drawingOf<P extends Place>(positions: readonly P[]): Drawing<P> {
  const numbers = [...new Set(positions.map(({ nr_posicao }) => nr_posicao))]
    .filter((nr) => nr > 0)
    .sort((a, b) => a - b);
  const body = bodyOf(positions, numbers);
  const spots: Spot<P>[] = [];
  const axles: Drawing<P>['axles'] = [];
  let y = top;
  for (const [index, nr] of numbers.entries()) {
    const onAxle = positions.filter((position) => position.nr_posicao === nr);
    if (
      index > 0 &&
      !isSteering(onAxle) &&
      isSteering(positions.filter((position) => position.nr_posicao === numbers[index - 1]))
    )
      y += gap;
    const twins = onAxle.some(({ ds_lado }) => ds_lado === 'EI' || ds_lado === 'DI');
    for (const position of onAxle)
      spots.push({ position, x: (twins ? dual : single)[position.ds_lado] ?? 0, y, ...tyre });
    const edges = twins ? dual : single;
    axles.push({ nr, y: y + tyre.height / 2, left: edges.EE ?? 0, right: (edges.DE ?? 0) + tyre.width });
    y += step;
  }
  const below = positions.find(({ nr_posicao }) => nr_posicao === 0);
  if (below === undefined) return { body, spots, axles, height: y };
  spots.push({ position: below, x: middle - spare.width / 2, y: y + 4, ...spare });
  return { body, spots, axles, height: y + spare.height + 12 };
}

const isSteering = (positions: readonly Place[]) =>
  positions.some(({ eixo_direcional }) => eixo_direcional === 'S');

/** A lift truck steers with its last axle; what steers with none is drawn. */
function bodyOf(positions: readonly Place[], numbers: readonly number[]): Body {
  const first = positions.filter(({ nr_posicao }) => nr_posicao === numbers[0]);
  if (isSteering(first)) return 'truck';
  return isSteering(positions) ? 'forklift' : 'trailer';
}

const centre = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 });

/** The position an arrow key leads to from another: next to it on the axle, or the nearest on the next one. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const here = centre(from);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sign = key === 'ArrowLeft' ? -1 : 1;
    const beside = spots.filter((spot) => spot.y === from.y && (centre(spot).x - here.x) * sign > 0);
    return nearest(beside, (spot) => Math.abs(centre(spot).x - here.x));
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const sign = key === 'ArrowUp' ? -1 : 1;
  const beyond = spots.filter((spot) => (centre(spot).y - here.y) * sign > 0);
  // The next row first, then the closest in it.
  return nearest(
    beyond,
    (spot) => Math.abs(centre(spot).y - here.y) * 10 + Math.abs(centre(spot).x - here.x),
  );
}

function nearest(spots: readonly Spot[], distance: (spot: Spot) => number): Spot | undefined {
  return spots.toSorted((one, other) => distance(one) - distance(other))[0];
}
