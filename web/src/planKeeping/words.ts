import { useTranslation } from 'react-i18next';
import { number } from '../core/format/numbers.ts';
import { writtenNumber } from '../core/format/typed.ts';
import type { Cycle, Situation } from './api.ts';

/** A calendar day as DD/MM/YYYY. */
export const dayText = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** A number with at most two decimals: 2.5 → 2,5. */
const decimal = (value: number): string =>
  Number.isInteger(value) ? number(value) : writtenNumber(Math.round(value * 100) / 100);

/** Situation of a vehicle in a plan; nothing due is in time. */
export const situationOf = (status: 'V' | 'A' | 'S' | null): Situation => status ?? 'E';

/** The words of cycles. */
export function useCycleWords() {
  const { t } = useTranslation();
  const unitOf = (meter: 'K' | 'H' | null) => t(`planKeeping.unit.${meter ?? 'other'}`);
  return {
    unitOf,
    /** '20.000 km ou 180 dias' */
    interval(
      { km_intervalo, qt_dias }: Pick<Cycle, 'km_intervalo' | 'qt_dias'>,
      meter: 'K' | 'H' | null,
    ): string {
      const unit = unitOf(meter);
      const run = km_intervalo === null ? null : `${number(km_intervalo)} ${unit}`;
      const days = qt_dias === null ? null : t('planKeeping.ring.days', { count: qt_dias });
      if (run !== null && days !== null) return t('planKeeping.ring.or', { meter: run, days });
      return run ?? days ?? '';
    },
    /** '3 serviços · 2 peças · 2,5 h de trabalho' */
    content({ itens, qt_horas }: Cycle): string {
      const services = itens.filter((item) => item.nr_tipo === 3).length;
      const parts = itens.length - services;
      const words = [
        services > 0 && t('planKeeping.ring.services', { count: services }),
        parts > 0 && t('planKeeping.ring.parts', { count: parts }),
        itens.length === 0 && t('planKeeping.ring.noItems'),
        qt_horas !== null && t('planKeeping.ring.hours', { hours: decimal(qt_horas) }),
      ];
      return words.filter((word) => word !== false).join(' · ');
    },
  };
}
