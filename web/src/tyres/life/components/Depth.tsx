import { cx } from '../../../core/cx.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { shownDepth } from '../../reading.ts';
import css from './Depth.module.css';

/** The smallest groove; at or below the legal limit it is red, with a note. */
export function Depth({ mm, illegal }: { mm: number; illegal: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={cx(css['depth'], illegal && css['illegal'])}>
      {shownDepth(mm)} mm
      {illegal && <span>{t('tyres.life.illegal')}</span>}
    </span>
  );
}
