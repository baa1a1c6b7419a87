import type { Readings } from './api.ts';

type Reading = Pick<Readings['leituras'][number], 'dt_leitura' | 'km' | 'km_anterior'>;

/** Lines of a meter over time as SVG paths, and the values at their ends. */
export interface MeterLines {
  lines: string[];
  low: number;
  high: number;
}

/**
 * One line per meter: an exchange ends the old one at its last value and begins the next.
 * @param readings the newest first, as they come
 * @returns null when there are fewer than two moments
 */
export function linesOf(readings: readonly Reading[], width: number, height: number): MeterLines | null {
  const points = readings.toReversed().map((reading) => ({ ...reading, at: Date.parse(reading.dt_leitura) }));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const values = points.flatMap(({ km, km_anterior }) => (km_anterior === null ? [km] : [km, km_anterior]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => Math.round(((at - first.at) / (last.at - first.at)) * width * 10) / 10;
  const y = (value: number) =>
    Math.round((high === low ? height / 2 : height - ((value - low) / (high - low)) * height) * 10) / 10;
  const lines: string[] = [];
  let line = '';
  for (const { at, km, km_anterior } of points) {
    if (km_anterior !== null && line !== '') lines.push(`${line}L${x(at)} ${y(km_anterior)}`);
    line = line === '' || km_anterior !== null ? `M${x(at)} ${y(km)}` : `${line}L${x(at)} ${y(km)}`;
  }
  return { lines: [...lines, line], low, high };
}
