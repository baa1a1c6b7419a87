import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import css from '../../core/components/Form.module.css';
import { EraseKey, Key, Keypad } from '../../core/components/Keypad.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';

interface MeterFieldProps {
  /** K kilometres, H hours. */
  kind: 'K' | 'H';
  /** Value known so far. */
  now: number;
  /** Digits typed. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** Required, and therefore not collapsed. */
  needed?: boolean;
}

/** Largest meter value of the contract has seven digits. */
const meterDigits = 7;

/** The meter, optional at closing of ordinary orders (G-111): folded until wanted, then our own keys with the present value above. */
export function MeterField({ kind, now, value, onChange, error, needed = false }: MeterFieldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // Opened: a keyboard or our keys write into it at once; where both are higher than the sheet, its name stays in sight.
  useEffect(() => {
    if (!open) return;
    field.current?.querySelector('input')?.focus({ preventScroll: true });
    field.current?.scrollIntoView();
  }, [open]);
  const present = t(`execution.close.meterNow.${kind}`, { value: number(now) });
  const write = (digits: string) => onChange(digits.replaceAll(/\D/g, '').slice(0, meterDigits));
  if (!open && value === '' && !needed) {
    return (
      <Button
        look="quiet"
        className={css['unfold'] ?? ''}
        icon={<IconPlus aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(`execution.close.meterAdd.${kind}`)} <small>({present})</small>
      </Button>
    );
  }
  return (
    <div ref={field} className={css['meter']}>
      <TextField
        large
        label={`${t(`execution.close.meter.${kind}`)} · ${present}`}
        inputMode="none"
        data-meter
        value={value === '' ? '' : number(Number(value))}
        error={error}
        onFocus={() => setOpen(true)}
        onChange={(event) => write(event.target.value)}
      />
      {open && (
        <Keypad
          onDigit={(digit) => write(value + digit)}
          left={<EraseKey onPress={() => write(value.slice(0, -1))} />}
          right={
            <Key aside onPress={() => setOpen(false)}>
              {t('execution.close.meterDone')}
            </Key>
          }
        />
      )}
    </div>
  );
}
