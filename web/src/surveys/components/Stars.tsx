import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useId } from 'react';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { gradeAfter, scale } from '../rating.ts';
import css from './Stars.module.css';

interface StarsProps {
  grade: number | null;
  onChange: (grade: number | null) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** Ten large stars, a group of radio buttons: by touch, arrow keys and screen reader alike (RATE-02). */
export function Stars({ grade, onChange, error }: StarsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={css['stars']} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{t('surveys.grade')}</legend>
      <output className={css['chosen']}>
        {grade === null ? t('surveys.none') : t('surveys.chosen', { grade })}
      </output>
      <div className={css['row']}>
        {scale.map((star) => (
          <label key={star} className={css['star']} data-on={(grade !== null && star <= grade) || undefined}>
            <input
              type="radio"
              name={id}
              value={star}
              checked={grade === star}
              // A press on the chosen star counts too, which is no change: every press arrives as a click.
              readOnly
              onClick={() => onChange(gradeAfter(grade, star))}
              data-focus-first={star === grade || undefined}
            />
            <span className="visually-hidden">{t('surveys.star', { grade: star })}</span>
            <IconStarFilled aria-hidden />
            <small aria-hidden>{star}</small>
          </label>
        ))}
      </div>
      <div className={css['ends']} aria-hidden>
        <span>{t('surveys.low')}</span>
        <span>{t('surveys.high')}</span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
