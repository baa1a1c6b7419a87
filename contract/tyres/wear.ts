/** Depths of tyres in mm, and how far apart twins may be: settings of the company (docs/tyre-life.md). */
export interface DepthLimits {
  vl_mm_retirada: number;
  vl_mm_legal: number;
  vl_mm_geminados: number;
}

type Depths = readonly number[];

const tenths = (value: number) => Math.round(value * 10);

/** The smallest groove decides. */
export const limitingDepth = (depths: Depths): number => Math.min(...depths);

/** Where a tyre stands: good, to be pulled (at or below the depth it is pulled at), or against the law. */
export function depthState(
  depths: Depths,
  limits: Pick<DepthLimits, 'vl_mm_retirada' | 'vl_mm_legal'>,
): 'good' | 'pull' | 'illegal' {
  const value = limitingDepth(depths);
  if (value <= limits.vl_mm_legal) return 'illegal';
  return value <= limits.vl_mm_retirada ? 'pull' : 'good';
}

/** Mean of the grooves, to a tenth of a mm. */
const meanDepth = (depths: Depths) =>
  Math.round(depths.reduce((sum, depth) => sum + tenths(depth), 0) / depths.length) / 10;

/** How far the mean depths of two tyres are apart, in mm: diameters are what matters between twins. */
export const twinDifference = (one: Depths, other: Depths): number =>
  Math.abs(tenths(meanDepth(one)) - tenths(meanDepth(other))) / 10;

/** The side a tyre's twin is on; undefined for the spare. */
export const twinSide: Readonly<Partial<Record<string, string>>> = { EE: 'EI', EI: 'EE', DI: 'DE', DE: 'DI' };
