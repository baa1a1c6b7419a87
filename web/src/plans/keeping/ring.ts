/** A cycle's arc of the drawn ring; angles in degrees clockwise from the top. */
export interface Arc {
  from: number;
  to: number;
}

/** Degrees left free between two cycles. */
const gap = 5;
/** No cycle is drawn shorter than this, however soon it comes. */
const least = 26;

/**
 * The ring as arcs, one per cycle in its order, each as long as its share of a whole turn.
 * @param lengths intervals, in whatever unit all of them have; null where a cycle has none of it
 */
export function arcsOf(lengths: readonly (number | null)[]): Arc[] {
  const count = lengths.length;
  const known = lengths.every((length) => length !== null && length > 0);
  const sizes = lengths.map((length) => (known && length !== null ? length : 1));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const floor = Math.min(least, 360 / count);
  const free = 360 - floor * count;
  let at = 0;
  return sizes.map((size) => {
    const from = at;
    at += floor + (free * size) / whole;
    return { from: from + gap / 2, to: at - gap / 2 };
  });
}

/** A point of a circle around 0, 0. */
export const pointAt = (radius: number, degrees: number): { x: number; y: number } => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return {
    x: Math.round(radius * Math.cos(angle) * 100) / 100,
    y: Math.round(radius * Math.sin(angle) * 100) / 100,
  };
};

/** SVG path of an arc. */
export function pathOf({ from, to }: Arc, radius: number): string {
  const [start, end] = [pointAt(radius, from), pointAt(radius, to)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}
