import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { EraseKey, Key, Keypad } from '../../core/components/Keypad.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import css from './ValuePanel.module.css';

/** One field of the panel: a groove, a pressure, the meter. */
interface ValueField {
  label: string;
  /** Last value, shown above. */
  former: string | null;
  text: string;
}

/** What the panel shows and does. */
export interface ValuePanelProps {
  title: ReactNode;
  about: ReactNode;
  unit: string;
  fields: readonly ValueField[];
  current: number;
  /** Whether a decimal comma may be typed. */
  decimal: boolean;
  /** Error of the input. */
  error: string | null;
  /** Words of the main button: to the next field, or done. */
  next: string;
  last: boolean;
  /** What the main button began is under way. */
  busy?: boolean;
  onField: (field: number) => void;
  onKey: (key: string) => void;
  onNext: () => void;
}

/** Values of one tyre, or the meter, with its own keypad, so that the device's keyboard stays closed. */
export function ValuePanel(props: ValuePanelProps) {
  const { t } = useTranslation();
  const { title, about, unit, fields, current, decimal, error, next, last, busy, onField, onKey, onNext } =
    props;
  return (
    <section className={css['panel']} aria-label={t('tyres.reading.values')}>
      <div className={css['head']}>
        <h2>{title}</h2>
        <p>{about}</p>
        <span className={css['unit']}>{unit}</span>
      </div>
      <div className={css['fields']}>
        {fields.map(({ label, former, text }, field) => (
          <div key={label} className={css['field']}>
            <span aria-hidden>{former === null ? '' : t('tyres.reading.former', { value: former })}</span>
            <button
              type="button"
              className={cx(
                css['box'],
                field === current && css['current'],
                error !== null && field === current && css['wrong'],
              )}
              aria-label={`${label}${former === null ? '' : `, ${t('tyres.reading.formerWas', { value: former })}`}, ${text === '' ? t('tyres.reading.nothing') : text}`}
              aria-pressed={field === current}
              onClick={() => onField(field)}
            >
              {text === '' && field !== current ? '–' : text}
              {field === current && <i className={css['caret']} aria-hidden />}
            </button>
          </div>
        ))}
      </div>
      <p className={css['error']} role="alert">
        {error}
      </p>
      <Keypad
        onDigit={onKey}
        left={decimal ? <Key onPress={() => onKey(',')}>,</Key> : <span />}
        right={<EraseKey onPress={() => onKey('Backspace')} />}
      />
      <Button
        look="primary"
        size="xl"
        wide
        busy={busy ?? false}
        trailing={last ? <IconCheck aria-hidden /> : <IconArrowRight aria-hidden />}
        onClick={onNext}
      >
        {next}
      </Button>
    </section>
  );
}
