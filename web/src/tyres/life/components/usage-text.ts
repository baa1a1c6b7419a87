import { decimal } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import type { TFunction } from '../../../core/i18n/translate.ts';

/** '12.400 km', '80 h'. */
export const usageText = (t: TFunction, usage: number, unit: 'K' | 'H'): string =>
  t(`tyres.life.usage${unit}`, { value: number(usage) });

/** '0,17 mm por mil km'. */
export const rateText = (t: TFunction, rate: number, unit: 'K' | 'H'): string =>
  t(`tyres.life.rate${unit}`, { value: decimal(rate, 2) });
