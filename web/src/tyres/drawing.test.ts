import { describe, expect, it } from 'vitest';
import { drawingOf, drawingWidth, keyOf, neighbour, type Position } from './drawing.ts';

/** Layout by its axles: S two tyres, D four; the numbers steer. */
function positions(axles: string, steering: number[], spare = true): Position[] {
  const position = (nr_posicao: number, ds_lado: Position['ds_lado']): Position => ({
    nr_posicao,
    ds_lado,
    eixo_direcional: steering.includes(nr_posicao) ? 'S' : 'N',
    idpneu: 1,
    nr_fogo: '1',
    nr_vida: 1,
    vl_mm: '16',
    ds_marca: null,
    ds_modelo: null,
    ds_medida: null,
    calibragem: null,
    vl_taxa: null,
    qt_desde: null,
  });
  const sides = { S: ['EE', 'DE'], D: ['EE', 'EI', 'DI', 'DE'] } as const;
  const all = [...axles].flatMap((kind, index) =>
    sides[kind === 'D' ? 'D' : 'S'].map((side) => position(index + 1, side)),
  );
  return spare ? [...all, position(0, 'EEE')] : all;
}

const layouts = [
  ['VUC, TOCO, CAVALO 4X2', 'SD', [1], true, 'truck', 7],
  ['TRUCK 6X2, CAVALO 6X2, CAVALO 6X4', 'SDD', [1], true, 'truck', 11],
  ['BITRUCK 8X2', 'SSDD', [1, 2], true, 'truck', 13],
  ['CARRETA 3 EIXOS', 'DDD', [], true, 'trailer', 13],
  ['EMPILHADEIRA', 'SS', [2], false, 'forklift', 4],
  ['PALETEIRA', '', [], false, 'trailer', 0],
] as const;

describe('the drawing', () => {
  it.each(layouts)(
    'of %s has every position, none over another',
    (_type, axles, steering, spare, body, count) => {
      const drawing = drawingOf(positions(axles, [...steering], spare));
      expect(drawing.body).toBe(body);
      expect(drawing.spots).toHaveLength(count);
      for (const one of drawing.spots) {
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(48);
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(drawingWidth);
        expect(one.y + one.height).toBeLessThanOrEqual(drawing.height);
        const over = drawing.spots.filter(
          (other) =>
            other !== one &&
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        );
        expect(over).toEqual([]);
      }
    },
  );

  it.each(layouts)('of %s is reached everywhere with the arrow keys', (_type, axles, steering, spare) => {
    const { spots } = drawingOf(positions(axles, [...steering], spare));
    const reached = new Set(spots.slice(0, 1));
    for (const spot of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbour(spots, spot, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(spots.length);
  });

  it.each([
    ['1EE', 'ArrowRight', '1DE'],
    ['1EE', 'ArrowDown', '2EE'],
    ['2EI', 'ArrowLeft', '2EE'],
    ['2DI', 'ArrowUp', '1DE'],
    ['3DE', 'ArrowDown', '0EEE'],
    ['1EE', 'ArrowUp', undefined],
    ['1EE', 'Tab', undefined],
  ])('from %s with %s leads to %s', (from, key, to) => {
    const { spots } = drawingOf(positions('SDD', [1]));
    const start = spots.find(({ position }) => keyOf(position) === from);
    if (start === undefined) throw new Error(`no ${from}`);
    const next = neighbour(spots, start, key);
    expect(next && keyOf(next.position)).toBe(to);
  });
});
