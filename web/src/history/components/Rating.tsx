import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { Card } from '../../core/components/Card.tsx';
import { decimal } from '../../core/format/decimals.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './Rating.module.css';

const five = [0, 1, 2, 3, 4] as const;

interface RatingProps {
  /** 0 to 5. */
  grade: number;
  /** Answers it is made of. */
  answers: number;
}

/** The grade in stars, filled to the hundredth, and in figures (MECH-02). */
export function Rating({ grade, answers }: RatingProps) {
  const { t } = useTranslation();
  const figures = decimal(grade, 2);
  return (
    <Card as="section" className={css['rating'] ?? ''}>
      <p className={css['figures']}>
        <span>{t('history.grade')}</span>
        <strong>{figures}</strong>
      </p>
      <div>
        <div className={css['stars']} role="img" aria-label={t('history.stars', { grade: figures })}>
          <StarRow />
          <div className={css['filled']} style={{ width: `${(grade / 5) * 100}%` }}>
            <StarRow />
          </div>
        </div>
        <p className={css['about']}>
          {answers === 0 ? t('history.noAnswers') : t('history.answers', { count: answers })}
        </p>
      </div>
    </Card>
  );
}

const StarRow = () => (
  <span className={css['row']}>
    {five.map((star) => (
      <IconStarFilled key={star} aria-hidden />
    ))}
  </span>
);

/** One figure of the thirty days. */
export function Figure({ name, value, about }: { name: string; value: ReactNode; about: string }) {
  return (
    <Card as="section" className={css['figure'] ?? ''}>
      <span>{name}</span>
      <strong>{value}</strong>
      <small>{about}</small>
    </Card>
  );
}
