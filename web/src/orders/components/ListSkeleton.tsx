import { CardSkeleton, Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import type { Layout } from '../filters.ts';
import board from './Board.module.css';
import css from './OrderCards.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];
const columns = places.slice(1);

/** The shape of a list while its first answer is under way. */
export function ListSkeleton({ layout }: { layout: Layout }) {
  if (layout === 'Colunas')
    return (
      <Skeleton>
        <div className={board['board']}>
          {columns.map((place) => (
            <Shape key={place} height="560px" radius="12px" />
          ))}
        </div>
      </Skeleton>
    );
  return (
    <Skeleton>
      <div className={css['cards']}>
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
        {columns.map((place) => (
          <div key={place} className={css['level']}>
            <div>
              <Shape width="90px" height="15px" />
              <Shape width="64px" height="13px" />
            </div>
            <Shape width="28px" height="32px" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
