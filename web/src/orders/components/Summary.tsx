import { useLevels } from '../api.ts';
import { type BoardLevel, boardLevels } from '../board.ts';
import { type Filters, withFilter } from '../filters.ts';
import type { OrderList } from '../lists.ts';
import { useAverageOf } from '../useAverageOf.ts';
import { LevelButtons } from './LevelButtons.tsx';
import { LevelsSkeleton } from './ListSkeleton.tsx';

interface SummaryProps {
  list: OrderList;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  titleOf: (level: BoardLevel) => string;
}

/** Open orders and average release time by level; pressing one filters by it, pressing again no more (LIST-21). */
export function Summary({ list, filters, onFilters, titleOf }: SummaryProps) {
  const averageOf = useAverageOf(list);
  const levels = useLevels(list);
  if (levels === undefined) return <LevelsSkeleton />;
  if (levels === null) return null;
  const pressed = boardLevels.find((level) => String(level) === filters.nr_nivel) ?? null;
  return (
    <LevelButtons
      levels={boardLevels.map((level) => {
        const summary = levels.find(({ nr_nivel }) => nr_nivel === level)?.ordem_servico[0];
        return { level, title: titleOf(level), count: summary?.total_os ?? 0, about: averageOf(level) };
      })}
      pressed={pressed}
      onPress={(level) => onFilters(withFilter(filters, 'nr_nivel', level === pressed ? '' : String(level)))}
    />
  );
}
