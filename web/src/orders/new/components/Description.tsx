import * as limits from '@terminal/contract/limits';
import { useId } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './NewOrderForm.module.css';

interface DescriptionProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Description of the problem, free text. */
export function Description({ value, error, onChange }: DescriptionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={css['description']}>
      <label htmlFor={id}>
        {t('newOrder.description')}{' '}
        <small>{t('newOrder.descriptionHint', { max: limits.createOrder.descricaoProblema })}</small>
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={limits.createOrder.descricaoProblema}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
