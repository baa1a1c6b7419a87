import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Anchor } from '../navigation/Link.tsx';
import css from './Links.module.css';

/** The arrow before a page's title, to where one came from (DETAIL-02). */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Anchor href={to} className={css['back']} aria-label={label} title={label}>
      <IconArrowLeft aria-hidden />
    </Anchor>
  );
}

/** A link that looks like a button: the way out of a page that has nothing to show. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor href={to} className={css['button']}>
      {children}
    </Anchor>
  );
}
