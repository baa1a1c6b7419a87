import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { cx } from '../../../core/cx.ts';
import css from './ChoiceField.module.css';

interface ChoiceFieldProps {
  label: string;
  /** What is chosen, null for nothing yet. */
  value: string | null;
  placeholder: string;
  disabled?: boolean;
  error?: string | undefined;
  onOpen: () => void;
}

/** A field as a large button that opens its choices; for hands in gloves. */
export function ChoiceField({ label, value, placeholder, disabled, error, onOpen }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <span id={`${id}-label`} className={css['label']}>
        {label}
      </span>
      <button
        type="button"
        className={cx(css['button'], value === null && css['empty'], error !== undefined && css['wrong'])}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-haspopup="dialog"
        aria-invalid={error === undefined ? undefined : true}
        disabled={disabled}
        onClick={onOpen}
      >
        <span id={`${id}-value`}>{value ?? placeholder}</span>
        <IconChevronDown aria-hidden />
      </button>
      {error !== undefined && (
        <p id={`${id}-error`} className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
