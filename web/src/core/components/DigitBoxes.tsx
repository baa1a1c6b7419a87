import { useId, useState } from 'react';
import { cx } from '../cx.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './DigitBoxes.module.css';

interface DigitBoxesProps {
  label: string;
  /** 3 digits of a CPF, 5 of a CNPJ, 4 to 6 of a PIN. */
  length: number;
  value: string;
  onChange: (digits: string) => void;
  /** Our own keypad is on the screen: the device's keyboard stays away. */
  keypad?: boolean;
  onFocus?: () => void;
  /** A key was pressed, whether it changes the digits or not. */
  onKey?: (key: string) => void;
  /** What is wrong with the digits. */
  error?: string | undefined;
  /** In a sheet: the focus begins here. */
  focusFirst?: boolean;
  /** Label and boxes in the middle. */
  centred?: boolean;
}

/**
 * One box per secret digit. Under the drawn boxes lies one real field, so typing, pasting,
 * scanners and screen readers work as in any field. It is no password field, or browsers of shared
 * tablets would offer to keep the digits.
 */
export function DigitBoxes({
  label,
  length,
  value,
  onChange,
  keypad = false,
  onFocus,
  onKey,
  error,
  focusFirst = false,
  centred = false,
}: DigitBoxesProps) {
  const { t } = useTranslation();
  const id = useId();
  const [focused, setFocused] = useState(false);
  return (
    <div className={cx(css['field'], centred && css['centred'])}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <div className={cx(css['boxes'], error !== undefined && css['wrong'])}>
        {Array.from({ length }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, their number is what they are.
            key={i}
            aria-hidden
            className={cx(css['box'], focused && i === Math.min(value.length, length - 1) && css['current'])}
          >
            {i < value.length ? (
              <i className={css['dot']} />
            ) : (
              focused && i === value.length && <i className={css['caret']} />
            )}
          </span>
        ))}
        <input
          id={id}
          className={css['input']}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
          onFocus={() => {
            setFocused(true);
            onFocus?.();
          }}
          onBlur={() => setFocused(false)}
          onKeyDown={({ key }) => onKey?.(key)}
          type="text"
          data-digits
          inputMode={keypad ? 'none' : 'numeric'}
          autoComplete="off"
          maxLength={length}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          data-focus-first={focusFirst || undefined}
        />
      </div>
      <span id={`${id}-hint`} className="visually-hidden">
        {t('core.keypad.filled', { filled: value.length, length })}
      </span>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
