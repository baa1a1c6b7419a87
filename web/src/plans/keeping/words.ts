import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { writtenNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Cycle, PlaceSituation } from './api.ts';
import type { ChangeLine } from './plan-change.ts';

/** A calendar day as DD/MM/YYYY. */
export const writtenDay = (day: string): string =>
  `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** A number with at most two decimals: 2.5 → 2,5. */
const decimal = (value: number): string =>
  Number.isInteger(value) ? number(value) : writtenNumber(Math.round(value * 100) / 100);

/** Situation of a vehicle in a plan; nothing due is in time. */
export const situationOf = (status: 'V' | 'A' | 'S' | null): PlaceSituation => status ?? 'E';

/** The words of cycles. */
export function useCycleWords() {
  const { t } = useTranslation();
  const unitOf = (meter: 'K' | 'H' | null) => t(`plans.keeping.unit.${meter ?? 'other'}`);
  return {
    unitOf,
    /** '20.000 km ou 180 dias' */
    interval(
      { km_intervalo, qt_dias }: Pick<Cycle, 'km_intervalo' | 'qt_dias'>,
      meter: 'K' | 'H' | null,
    ): string {
      const unit = unitOf(meter);
      const run = km_intervalo === null ? null : `${number(km_intervalo)} ${unit}`;
      const days = qt_dias === null ? null : t('plans.keeping.ring.days', { count: qt_dias });
      if (run !== null && days !== null) return t('plans.keeping.ring.or', { meter: run, days });
      return run ?? days ?? '';
    },
    /** '3 serviços · 2 peças · 2,5 h de trabalho' */
    content({ itens, qt_horas }: Cycle): string {
      const services = itens.filter((item) => item.nr_tipo === 3).length;
      const parts = itens.length - services;
      const words = [
        services > 0 && t('plans.keeping.ring.services', { count: services }),
        parts > 0 && t('plans.keeping.ring.parts', { count: parts }),
        itens.length === 0 && t('plans.keeping.ring.noItems'),
        qt_horas !== null && t('plans.keeping.ring.hours', { hours: decimal(qt_horas) }),
      ];
      return dotted(words);
    },
  };
}

/** Text of one changed property. @param meter unit of the plan's vehicles */
export function useChangeWords(meter: 'K' | 'H' | null) {
  const { t } = useTranslation();
  const { interval, unitOf } = useCycleWords();
  const or = (value: number | null, unit: string, otherwise: string) =>
    value === null ? otherwise : `${decimal(value)} ${unit}`;
  const status = (value: 'A' | 'I') =>
    t(value === 'A' ? 'plans.keeping.plan.inUse' : 'plans.keeping.inactive');
  const every = (value: Parameters<typeof interval>[0] | null) =>
    value === null ? t('plans.keeping.change.none') : interval(value, meter);
  /** What it is called, and its former and new value. */
  function moved(line: Exclude<ChangeLine, { of: 'items' }>): [string, string, string] {
    const both = <Value>(
      { before, after }: { before: Value; after: Value },
      told: (value: Value) => string,
    ) => [told(before), told(after)] as const;
    switch (line.of) {
      case 'name':
        return [t('plans.keeping.plan.name'), line.before, line.after];
      case 'order':
        return [t('plans.keeping.change.order'), line.before, line.after];
      case 'cycleName':
        return [t('plans.keeping.cycle.name'), line.before, line.after];
      case 'kind':
        return [t('plans.keeping.plan.kind'), ...both(line, (kind) => t(`plans.keeping.kinds.${kind}`))];
      case 'status':
        return [t('plans.keeping.places.situation'), ...both(line, status)];
      case 'interval':
        return [line.cycle, ...both(line, every)];
      case 'hours':
        return [
          t('plans.keeping.change.hours', { cycle: line.cycle }),
          ...both(line, (value) => or(value, 'h', t('plans.keeping.change.learnt'))),
        ];
      case 'alert': {
        const unit = line.by === 'meter' ? unitOf(meter) : t('plans.keeping.ring.dayUnit');
        return [
          t('plans.keeping.change.alert'),
          ...both(line, (value) => or(value, unit, t('plans.keeping.change.company'))),
        ];
      }
    }
  }
  return (line: ChangeLine): string => {
    if (line.of === 'items') return t('plans.keeping.change.items', { cycle: line.cycle });
    const [name, before, after] = moved(line);
    return t('plans.keeping.change.line', { name, before, after });
  };
}
