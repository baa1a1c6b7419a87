import { useTranslation } from 'react-i18next';
import type { CallError } from './api/errors.ts';
import { number } from './format/numbers.ts';

/** What the server answers when it asks whether a meter was typed right. */
export type MeterDoubt = Pick<CallError, 'codigo' | 'campos'>;

/** Whether the server asks about the meter: of any reading, or of an hour meter at closing (G-50). */
export const asksMeter = (error: Pick<CallError, 'codigo'> | null | undefined): boolean =>
  error?.codigo === 'CONFIRMA_LEITURA' || error?.codigo === 'CONFIRMA_KM';

/** The question in words: from what to what, how much that is and in how many days. */
export function useMeterWords(): (doubt: Pick<MeterDoubt, 'campos'>) => string {
  const { t } = useTranslation();
  return ({ campos: { km_atual, km, diferenca, dias, tp_medidor } }) => {
    const words = {
      last: number(Number(km_atual)),
      told: number(Number(km)),
      step: number(Number(diferenca)),
      unit: tp_medidor === 'H' ? 'h' : 'km',
    };
    return dias === undefined
      ? t('core.meter.askUnknown', words)
      : t('core.meter.ask', { ...words, count: Number(dias) });
  };
}

/**
 * Meters of plans in words. After an exchange of the meter what was counted before it would lie below zero on the new one:
 * then how far a cycle is overdue is told, and the last one as the old meter showed it.
 */
export function useMeterScale() {
  const { t } = useTranslation();
  return {
    next: (next: number, now: number, unit: string): string =>
      next >= 0 ? number(next) : t('core.meter.over', { over: number(now - next), unit }),
    last: (last: number, shown: number | null): string =>
      last >= 0 ? number(last) : t('core.meter.beforeExchange', { value: number(shown ?? 0) }),
  };
}
