import * as limits from '@terminal/contract/limits';
import { TextField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { isMistyped, longestNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { faultOf, most, withComma } from '../reading.ts';
import css from './GrooveFields.module.css';

interface GrooveFieldsProps {
  /** As typed, outer to inner. */
  texts: readonly string[];
  /** Last depth of each; null: unknown, or it may be deeper. */
  former?: readonly (number | null)[];
  /** Error about all fields, shown below; an unreadable field shows its own error. */
  error?: string | undefined;
  onChange: (texts: readonly string[]) => void;
}

/** The depths of a tyre side by side. */
export function GrooveFields({ texts, former = [], error, onChange }: GrooveFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['grooves']}>
      <legend className={forms['legend']}>{t('tyres.movement.depths')}</legend>
      <div className={css['fields']}>
        {texts.map((text, groove) => (
          <GrooveField
            // biome-ignore lint/suspicious/noArrayIndexKey: a groove is its number.
            key={groove}
            label={t('tyres.reading.groove', { number: groove + 1 })}
            text={text}
            former={former[groove] ?? null}
            onText={(next) => onChange(texts.with(groove, next))}
          />
        ))}
      </div>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface GrooveFieldProps {
  label: string;
  text: string;
  former?: number | null;
  large?: boolean;
  onText: (text: string) => void;
}

/** One depth, typed as people write it: 9,1 or 9.1, or 91: once it is left, the comma comes by itself. */
export function GrooveField({ label, text, former = null, large = false, onText }: GrooveFieldProps) {
  const { t } = useTranslation();
  const fault = faultOf(withComma(text, former), former, 'A');
  const wrong = isMistyped(text, 1)
    ? t('core.typed.depth')
    : fault === null
      ? undefined
      : t(`tyres.reading.${fault}`, { most: most.A, unit: 'mm' });
  return (
    <TextField
      large={large}
      label={label}
      inputMode="decimal"
      maxLength={longestNumber(limits.submitGauging.novaAfericao, 1)}
      value={text}
      error={wrong}
      data-focus-first={large || undefined}
      onChange={({ target }) => onText(target.value)}
      onBlur={() => {
        const put = withComma(text, former);
        if (put !== text) onText(put);
      }}
    />
  );
}
