import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { BoardLevel } from '../board.ts';
import css from './LevelButtons.module.css';

/** A level, how many orders it has, and how long they take. */
interface LevelButton {
  level: BoardLevel;
  title: string;
  count: number;
  /** Second line: how long the orders of the level take. */
  about: string | null;
}

interface LevelButtonsProps {
  levels: readonly LevelButton[];
  pressed: BoardLevel | null;
  onPress: (level: BoardLevel) => void;
}

/** One button per level of criticality with its count; on phones they scroll sideways (LIST-21). */
export function LevelButtons({ levels, pressed, onPress }: LevelButtonsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['row']}>
      <legend className="visually-hidden">{t('orders.levels.name')}</legend>
      {levels.map(({ level, title, count, about }) => (
        <button
          key={level}
          type="button"
          className={css['button']}
          data-level={level}
          aria-pressed={level === pressed}
          onClick={() => onPress(level)}
        >
          <span className={css['words']}>
            <strong>{title}</strong>
            {about !== null && <span className={css['about']}>{about}</span>}
          </span>
          <span className={css['count']}>{number(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
