import { CardSkeleton, Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import type { Layout } from '../filters.ts';
import board from './Board.module.css';
import css from './OrderCards.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a list while its first answer is under way. */
export function ListSkeleton({ layout }: { layout: Layout }) {
  return (
    <Skeleton>
      <div className={layout === 'Cards' ? css['cards'] : board['skeleton']}>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </Skeleton>
  );
}

/** The shape of the buttons of the levels. */
export function LevelsSkeleton() {
  return (
    <Skeleton>
      <div className={css['levels']}>
        {places.slice(1).map((place) => (
          <Shape key={place} height="100%" radius="12px" />
        ))}
      </div>
    </Skeleton>
  );
}
