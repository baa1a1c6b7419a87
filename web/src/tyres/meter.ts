import { number } from '../core/format/numbers.ts';
import type { TyreLayout } from './drawing.ts';

/** The words of the question whether a meter is right: what it says, how far it went, in which unit. */
export const unlikelyMeter = ({ km_atual, tp_medidor }: TyreLayout, told: number) => ({
  value: number(told),
  step: number(told - km_atual),
  unit: tp_medidor === 'K' ? 'km' : 'h',
});
