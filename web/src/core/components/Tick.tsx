import type { ReactNode } from 'react';
import css from './Form.module.css';

interface TickProps {
  name: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** One of several steps that keys go through. */
  step?: boolean;
  onChange: (on: boolean) => void;
}

/** A row to tick, with its name. */
export function Tick({ name, checked, disabled = false, step = false, onChange }: TickProps) {
  return (
    <label className={css['tick']}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-step={step || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{name}</span>
    </label>
  );
}
