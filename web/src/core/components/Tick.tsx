import css from './Form.module.css';

interface TickProps {
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A row to tick, with its name. */
export function Tick({ name, checked, disabled = false, onChange }: TickProps) {
  return (
    <label className={css['tick']}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{name}</span>
    </label>
  );
}
