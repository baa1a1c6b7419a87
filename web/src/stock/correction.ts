import { quantityText } from '../core/format/decimals.ts';
import type { TFunction } from '../core/i18n/translate.ts';

/** What a correction does to a balance, in words: 44.5 and 35 → 'De 44,5 para 35: 9,5 a menos'. */
export function correctionWords(from: number, to: number, t: TFunction): string {
  // Hundredths: 0.3 - 0.1 is not 0.2 in binary.
  const away = Math.round((to - from) * 100) / 100;
  if (away === 0) return t('stock.correct.faults.same');
  return t(away > 0 ? 'stock.correct.more' : 'stock.correct.less', {
    from: quantityText(from),
    to: quantityText(to),
    away: quantityText(Math.abs(away)),
  });
}
