import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import css from './States.module.css';

interface EmptyStateProps {
  title?: string;
  /** h1 where it is the whole page. */
  heading?: 'h1' | 'h2';
  /** Why it is empty: the filters by name. */
  children?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
}

/** Nothing to show: says why and what to do. */
export function EmptyState({ title, heading: Heading = 'h2', children, actions }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <div className={css['state']}>
      <svg className={css['picture']} viewBox="0 0 176 96" aria-hidden>
        <path d="M4 92h168M24 92V34l64-28 64 28v58M44 92V46h88v46" />
        <path className={css['faint']} d="M44 60h88M44 75h88" />
        <circle cx="88" cy="28" r="5" />
      </svg>
      <Heading className={css['title']}>{title ?? t('core.empty')}</Heading>
      {children !== undefined && <div className={css['text']}>{children}</div>}
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
    </div>
  );
}
