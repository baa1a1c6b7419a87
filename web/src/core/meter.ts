import type { CallError } from './api/errors.ts';
import { decimal } from './format/decimals.ts';
import { number } from './format/numbers.ts';
import { useTranslation } from './i18n/useTranslation.ts';

/** What the server answers when it asks whether a meter was typed right. */
export type MeterDoubt = Pick<CallError, 'codigo' | 'campos'>;

/** Whether the server asks about the meter: of any reading, or of an hour meter at closing (G-50); or about a groove. */
export const asksMeter = (error: Pick<CallError, 'codigo'> | null | undefined): boolean =>
  error?.codigo === 'CONFIRMA_LEITURA' || error?.codigo === 'CONFIRMA_KM' || asksGroove(error);

/** Whether the server asks about the depth of a groove. */
export const asksGroove = (error: Pick<CallError, 'codigo'> | null | undefined): boolean =>
  error?.codigo === 'CONFIRMA_SULCO';

/** What a command is sent with once its question is answered with yes; a later question is still asked. */
export interface Yes {
  confirma?: 'S';
  confirma_sulco?: 'S';
}

/** The yes to a question. */
export const yesTo = (doubt: Pick<CallError, 'codigo'>): Yes =>
  asksGroove(doubt) ? { confirma_sulco: 'S' } : { confirma: 'S' };

/** Text of the question about a groove: which, former and new depth, usage, and expected decrease. */
export function useGrooveWords(): (doubt: MeterDoubt['campos']) => string {
  const { t } = useTranslation();
  return ({ nr_fogo, outros, sulco = '', de, para, normal, rodado, motivo, tp_medidor }) => {
    const run = `${number(Number(rodado ?? 0))} ${tp_medidor === 'H' ? 'h' : 'km'}`;
    const words = {
      groove: t('core.groove.name', { number: sulco }),
      former: decimal(Number(de), 1),
      read: decimal(Number(para), 1),
      usual: decimal(Number(normal), 1),
      run,
    };
    const reason = motivo === 'wear' || motivo === 'grooves' || motivo === 'twin' ? motivo : 'fall';
    return [
      ...(nr_fogo === undefined ? [] : [t('core.groove.tyre', { fire: nr_fogo })]),
      t(`core.groove.${reason}`, words),
      ...(outros === undefined ? [] : [t('core.groove.others', { fires: outros })]),
      t('core.groove.right'),
    ].join(' ');
  };
}

/** The question in words: from what to what, how much that is and in how many days. */
export function useMeterWords(): (doubt: Pick<MeterDoubt, 'campos'>) => string {
  const { t } = useTranslation();
  const grooveWords = useGrooveWords();
  return ({ campos }) => {
    if (campos['sulco'] !== undefined) return grooveWords(campos);
    const { km_atual, km, diferenca, dias, tp_medidor } = campos;
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
 * Texts for the meters of plans. After a meter was exchanged, values from before it are negative on the new meter: then the text
 * gives how far the cycle is overdue, and the last cycle in the reading of the old meter.
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
