import { useState } from 'react';
import { brl } from '../format/numbers.ts';
import { centsOf, writtenMoney } from '../format/typed.ts';
import { TextField } from './Field.tsx';

interface MoneyFieldProps {
  label: string;
  /** Typed so far; null while empty. */
  cents: number | null;
  error?: string | undefined;
  /** A zero typed into the empty field is an amount: it cost nothing. */
  free?: boolean;
  large?: boolean;
  onChange: (cents: number | null) => void;
}

/** An amount in reais: digits alone move in from the cents, a decimal mark that is typed counts. */
export function MoneyField({ label, cents, error, free = false, large = true, onChange }: MoneyFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  const masked = cents === null ? '' : brl(cents / 100);
  // The typed text is shown until the amount is changed from outside, such as by a restored draft.
  const shown = written !== null && centsOf(written, written) === cents ? written : null;
  return (
    <TextField
      large={large}
      label={label}
      inputMode="decimal"
      value={shown ?? masked}
      placeholder={brl(0)}
      error={error}
      onChange={({ target }) => {
        const next = writtenMoney(target.value, shown);
        const amount = centsOf(target.value, next);
        if (amount === undefined) return;
        setWritten(next);
        onChange(amount ?? (free && cents === null && target.value.includes('0') ? 0 : null));
      }}
      onBlur={() => setWritten(null)}
    />
  );
}
