import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { sentence } from '../format/words.ts';
import { label } from '../i18n/labels.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './CriticalityTag.module.css';
import type { Level } from './level.ts';

interface CriticalityTagProps {
  level: Level;
  /** Short label (`ds_criticidade`); not shown for finished work. */
  word?: string | null;
  /** Name of the level (`ds_titulo`): said below where the short label is another. */
  title?: string | undefined;
}

/** The filled tag of a card: colour never without its word. */
export function CriticalityTag({ level, word, title }: CriticalityTagProps) {
  const { t } = useTranslation();
  const done = level === 'done';
  return (
    <span className={css['tag']} data-level={level}>
      {done && <IconCheck size={16} stroke={3} aria-hidden />}
      <span>
        {done ? t('core.done') : word && label(word)}
        {!done && title !== undefined && title !== word && <small>{sentence(label(title))}</small>}
      </span>
    </span>
  );
}
