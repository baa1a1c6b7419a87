import type { ReactNode } from 'react';

interface DottedProps {
  facts: readonly (string | null | undefined)[];
  /** Behind them, without a dot; no `span`. */
  children?: ReactNode;
}

/** Facts there are, with dots between; where they wrap, no dot begins or ends a line. */
export const Dotted = ({ facts, children }: DottedProps) => (
  <span className="dotted">
    {facts.map((fact) => fact && <span key={fact}>{fact} </span>)}
    {children}
  </span>
);
