import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Button.module.css';

/**
 * primary: the one main action. tinted: a start from a card, a chosen option. plain: everything else.
 * quiet: no border. danger: set apart, with a confirmation. band and bandPlain: on the dark band of running work.
 */
type ButtonLook = 'primary' | 'tinted' | 'plain' | 'quiet' | 'danger' | 'band' | 'bandPlain';

/** Looks and sizes of a button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Height: m 48, l 56, xl 64 px. */
  size?: 'm' | 'l' | 'xl';
  wide?: boolean;
  icon?: ReactNode;
  /** Icon after the words. */
  trailing?: ReactNode;
  /** The command is under way: the button keeps its width and takes no second press. */
  busy?: boolean;
}

/** A button with words. */
export function Button({
  look = 'plain',
  size = 'm',
  wide = false,
  icon,
  trailing,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(css['button'], css[look], css[size], wide && css['wide'], busy && css['busy'], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      <span>{children}</span>
      {trailing}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says, and the tooltip. */
  label: string;
  look?: 'plain' | 'quiet' | 'onBand';
  icon: ReactNode;
}

/** A square button of 48 px with an icon alone. */
export function IconButton({
  label,
  look = 'quiet',
  icon,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(css['iconButton'], css[look], className)}
    >
      {icon}
    </button>
  );
}
