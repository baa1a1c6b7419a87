import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import { reasonIn } from '@terminal/contract/run-reasons';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './Outcome.module.css';

interface OutcomeProps {
  state: 'X' | 'S' | 'F';
  /** Why it failed. */
  reason: string | null;
  /** When, in a list where success needs no word. */
  children?: ReactNode;
}

const looks = {
  X: { icon: IconLoader2, look: 'running', word: 'scheduler.running' },
  S: { icon: IconCheck, look: 'done', word: 'scheduler.succeeded' },
  F: { icon: IconAlertTriangle, look: 'failed', word: 'scheduler.failedRun' },
} as const;

/** State of a run: icon, text if relevant, and time. */
export function Outcome({ state, reason, children }: OutcomeProps) {
  const { t, i18n } = useTranslation();
  const { icon: Icon, look, word } = looks[state];
  const quiet = state === 'S' && children !== undefined;
  return (
    <span className={css['outcome']} title={reason === null ? undefined : reasonIn(i18n.language, reason)}>
      <Icon size={18} aria-hidden className={css[look]} />
      <span className={quiet ? 'visually-hidden' : css[look]}>{t(word)}</span>
      {children}
    </span>
  );
}
