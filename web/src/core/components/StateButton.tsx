import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button, type ButtonProps } from './Button.tsx';

export type StateAction = 'start' | 'resume' | 'pause' | 'finish' | 'stop' | 'release' | 'details';

const icons: Record<StateAction, ReactNode> = {
  start: <IconPlayerPlayFilled size={20} aria-hidden />,
  resume: <IconPlayerPlayFilled size={20} aria-hidden />,
  pause: <IconPlayerPauseFilled size={20} aria-hidden />,
  finish: <IconCheck size={24} stroke={3} aria-hidden />,
  stop: <IconPlayerStopFilled size={18} aria-hidden />,
  release: <IconLockOpen size={20} aria-hidden />,
  details: null,
};

const begins: readonly StateAction[] = ['start', 'resume', 'release'];

interface StateButtonProps extends Omit<ButtonProps, 'look' | 'icon'> {
  action: StateAction;
  /** card: tinted, next to others. main: the filled main button of a page. band: on the band of running work. */
  place: 'card' | 'main' | 'band';
  /** Whose order it is, read by screen readers: 'RHT4B67'. */
  about?: string;
}

/** The one main button of an order: same place and size, words and icon change with the state. */
export function StateButton({ action, place, about, children, ...rest }: StateButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      data-action={action}
      {...rest}
      look={lookOf(action, place)}
      size={place === 'main' ? 'xl' : (rest.size ?? 'l')}
      icon={icons[action]}
    >
      {children ?? t(`core.${action}`)}
      {about !== undefined && <span className="visually-hidden"> {about}</span>}
    </Button>
  );
}

function lookOf(action: StateAction, place: StateButtonProps['place']) {
  if (place === 'band') return action === 'finish' ? 'band' : 'bandPlain';
  if (place === 'main') return action === 'details' ? 'plain' : 'primary';
  return begins.includes(action) ? 'tinted' : 'plain';
}
