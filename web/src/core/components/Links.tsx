import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './Links.module.css';

/** The arrow before a page's title, to where one came from (DETAIL-02). */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={css['back']} aria-label={label} title={label}>
      <IconArrowLeft aria-hidden />
    </Link>
  );
}

/** A link that looks like a button: the way out of a page that has nothing to show. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css['button']}>
      {children}
    </Link>
  );
}
