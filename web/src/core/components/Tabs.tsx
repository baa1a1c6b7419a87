import type { ReactNode } from 'react';
import css from './Tabs.module.css';

/** Links to pages that belong together; the one that is open is marked. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={css['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}
