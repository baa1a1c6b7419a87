import * as limits from '@terminal/contract/limits';
import { useId } from 'react';
import { TextField } from '../../../core/components/Field.tsx';
import css from '../../../core/components/Form.module.css';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { WrittenKind } from '../errands.ts';

interface ErrandTextProps {
  kind: WrittenKind;
  value: string;
  onChange: (text: string) => void;
}

/** Longest words of a reason, a note, a claim. */
const letters = limits.noteExecution.observacao;

/** Words or a number. */
export function ErrandText({ kind, value, onChange }: ErrandTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const label = t(`orders.errand.${kind}.field`);
  if (kind === 'openPurchase') {
    return (
      <TextField
        large
        label={label}
        maxLength={limits.openPurchase.nr_oc}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-focus-first
      />
    );
  }
  return (
    <div className={css['written']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={letters}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-count`}
        data-focus-first
      />
      <span id={`${id}-count`}>{t('core.letters', { count: value.length, max: letters })}</span>
    </div>
  );
}
