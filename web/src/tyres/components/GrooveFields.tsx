import { useTranslation } from 'react-i18next';
import { TextField } from '../../core/components/Field.tsx';
import { isMistyped } from '../../core/format/typed.ts';
import flow from '../../flow/components/Flow.module.css';
import css from './GrooveFields.module.css';

interface GrooveFieldsProps {
  /** As typed, outer to inner. */
  texts: readonly string[];
  /** What is wrong with all of them, said below; a field that cannot be read says so itself. */
  error?: string | undefined;
  onChange: (texts: readonly string[]) => void;
}

/** The depths of a tyre side by side, each typed as people write it: 9,1 or 9.1. */
export function GrooveFields({ texts, error, onChange }: GrooveFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['grooves']}>
      <legend className={flow['legend']}>{t('tyres.movement.depths')}</legend>
      <div className={css['fields']}>
        {texts.map((text, groove) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a groove is its number.
            key={groove}
            label={t('tyres.reading.groove', { number: groove + 1 })}
            inputMode="decimal"
            maxLength={6}
            value={text}
            error={isMistyped(text, 1) ? t('core.typed.depth') : undefined}
            onChange={({ target }) => onChange(texts.with(groove, target.value))}
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={flow['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
