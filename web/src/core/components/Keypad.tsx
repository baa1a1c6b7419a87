import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './Keypad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface KeypadProps {
  onDigit: (digit: string) => void;
  /** Keys next to the 0. */
  left: ReactNode;
  right: ReactNode;
}

/**
 * Digit keys of 72 px, of 52 in four columns where a phone is held sideways. They never take the focus, so a hardware keyboard or a scanner
 * goes on writing into the field the keys write into.
 */
export function Keypad({ onDigit, left, right }: KeypadProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css['keypad']} aria-label={t('core.keypad.name')}>
      {digits.map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      {left}
      <Key onPress={() => onDigit('0')}>0</Key>
      {right}
    </fieldset>
  );
}

interface KeyProps {
  onPress: () => void;
  /** Read instead of the picture on the key. */
  label?: string;
  /** A key that writes no digit. */
  aside?: boolean;
  children: ReactNode;
}

/** One key; also for the places next to the 0. */
export function Key({ onPress, label, aside = false, children }: KeyProps) {
  return (
    <button
      type="button"
      className={cx(css['key'], aside && css['aside'])}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Takes the last digit back. */
export function EraseKey({ onPress }: Pick<KeyProps, 'onPress'>) {
  const { t } = useTranslation();
  return (
    <Key aside label={t('core.keypad.erase')} onPress={onPress}>
      <IconBackspace size={28} aria-hidden />
    </Key>
  );
}

/** Empties the field. */
export function ClearKey({ onPress }: Pick<KeyProps, 'onPress'>) {
  const { t } = useTranslation();
  return (
    <Key aside onPress={onPress}>
      {t('core.keypad.clear')}
    </Key>
  );
}

/** Goes on with the digits that stand there, where fewer than there is room for are enough. */
export function OkKey({ onPress }: Pick<KeyProps, 'onPress'>) {
  return (
    <Key aside onPress={onPress}>
      OK
    </Key>
  );
}
