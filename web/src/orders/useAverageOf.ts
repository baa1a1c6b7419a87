import { shortDuration } from '../core/format/durations.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { useLevels } from './api.ts';
import type { BoardLevel } from './board.ts';
import type { OrderList } from './lists.ts';

/** Average time until release of a level's orders, as text; '-' until known (LIST-22). */
export function useAverageOf(list: OrderList): (level: BoardLevel) => string {
  const { t } = useTranslation();
  const levels = useLevels(list);
  return (level) => {
    const found = levels?.find(({ nr_nivel }) => nr_nivel === level)?.ordem_servico[0];
    const seconds = found?.media_horas_liberacao ?? null;
    return seconds === null
      ? t('orders.levels.noAverage')
      : t('orders.levels.average', { time: shortDuration(seconds) });
  };
}
