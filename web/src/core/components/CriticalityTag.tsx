import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { label } from '../i18n/labels.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './CriticalityTag.module.css';
import type { Level } from './level.ts';

interface CriticalityTagProps {
  level: Level;
  /** Name of the level (`ds_criticidade`); not shown for finished work. */
  word?: string | null;
}

/** The filled tag of a card: colour never without its word. */
export function CriticalityTag({ level, word }: CriticalityTagProps) {
  const { t } = useTranslation();
  return (
    <span className={css['tag']} data-level={level}>
      {level === 'done' && <IconCheck size={16} stroke={3} aria-hidden />}
      {level === 'done' ? t('core.done') : word && label(word)}
    </span>
  );
}
