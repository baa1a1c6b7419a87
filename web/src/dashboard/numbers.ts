import { tenths } from '../core/format/decimals.ts';

/** A percentage as people read it: 66.7 → 66,7 %, 50 → 50 %. */
export const percent = (value: number): string => `${tenths(value)} %`;
