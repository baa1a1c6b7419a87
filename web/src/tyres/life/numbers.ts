import { decimal } from '../../core/format/decimals.ts';
import { shownDepth } from '../reading.ts';

/** Depths of the grooves, outer to inner: [8, 7.5] → '8,0 | 7,5'. */
export const depthsText = (depths: readonly number[]): string => depths.map(shownDepth).join(' | ');

/** Money by the km: 0.03077 → 'R$ 0,0308'. */
export const perKm = (value: number): string => `R$ ${decimal(value, 4)}`;
