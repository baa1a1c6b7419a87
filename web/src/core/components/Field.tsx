import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../cx.ts';
import css from './Field.module.css';

interface Common {
  label: string;
  /** Error text shown below the field. */
  error?: string | undefined;
  /** A picture inside, at the left. */
  icon?: ReactNode;
  large?: boolean;
}

interface FrameProps extends Common {
  id: string;
  children: ReactNode;
}

/** Label above, field, and below it what is wrong. */
function Frame({ id, label, error, icon, large, children }: FrameProps) {
  return (
    <div className={cx(css['field'], large && css['large'])}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <div className={cx(css['control'], error !== undefined && css['wrong'])}>
        {icon}
        {children}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const describe = (id: string, error: string | undefined) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});

/** A field for one line of text. */
export function TextField({
  label,
  error,
  icon,
  large = false,
  className,
  ...rest
}: Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>) {
  const id = useId();
  return (
    <Frame {...{ id, label, error, icon, large }}>
      <input
        autoComplete="off"
        {...rest}
        {...describe(id, error)}
        id={id}
        className={cx(css['input'], className)}
      />
    </Frame>
  );
}

interface SelectFieldProps extends Common, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange'> {
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice among many by the device's own list: large on touch, typed on keyboards. */
export function SelectField({
  label,
  error,
  icon,
  large = false,
  options,
  onChange,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, error, icon, large }}>
      <select
        {...rest}
        {...describe(id, error)}
        id={id}
        className={cx(css['input'], css['select'], className)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={css['chevron']} aria-hidden />
    </Frame>
  );
}
