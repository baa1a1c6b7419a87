import { useCallback } from 'react';
import { label } from '../core/i18n/labels.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { useLevels } from './api.ts';
import type { BoardLevel } from './board.ts';
import type { OrderList } from './lists.ts';

/** Titles of the levels: the company's own (`ds_titulo`, G-31), the usual ones until they are known. */
export function useTitles(list: OrderList): (level: BoardLevel) => string {
  const { t } = useTranslation();
  const levels = useLevels(list);
  return useCallback(
    (level) =>
      label(
        levels?.find(({ nr_nivel }) => nr_nivel === level)?.ds_titulo ?? t(`orders.levels.level${level}`),
      ),
    [levels, t],
  );
}
