/** The company's depth limits and accepted difference of twins, in mm (docs/tyre-life.md). */
export interface DepthLimits {
  vl_mm_retirada: number;
  vl_mm_legal: number;
  vl_mm_geminados: number;
}

type Depths = readonly number[];

const tenths = (value: number) => Math.round(value * 10);

/** Depth that counts against the limits: the smallest groove. */
export const limitingDepth = (depths: Depths): number => Math.min(...depths);

/** State of a tyre: good, due for removal (at or below the removal depth), or illegal (at or below the legal minimum). */
export function depthState(
  depths: Depths,
  limits: Pick<DepthLimits, 'vl_mm_retirada' | 'vl_mm_legal'>,
): 'good' | 'removal' | 'illegal' {
  const value = limitingDepth(depths);
  if (value <= limits.vl_mm_legal) return 'illegal';
  return value <= limits.vl_mm_retirada ? 'removal' : 'good';
}

/** Mean of the grooves, to a tenth of a mm. */
const meanDepth = (depths: Depths) =>
  Math.round(depths.reduce((sum, depth) => sum + tenths(depth), 0) / depths.length) / 10;

/** Difference of two tyres' mean depths, in mm. The mean is used because twins must have equal diameters. */
export const twinDifference = (one: Depths, other: Depths): number =>
  Math.abs(tenths(meanDepth(one)) - tenths(meanDepth(other))) / 10;

/** Side of a tyre's twin; undefined for the spare. */
export const twinSide: Readonly<Partial<Record<string, string>>> = { EE: 'EI', EI: 'EE', DI: 'DE', DE: 'DI' };
