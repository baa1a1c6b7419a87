import type { ReactNode } from 'react';
import css from '../pages/ShowcasePage.module.css';

/** A named group of the showcase; the name is the component's. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css['part']}>
      <h2>{name}</h2>
      <div className={css['samples']}>{children}</div>
    </section>
  );
}
