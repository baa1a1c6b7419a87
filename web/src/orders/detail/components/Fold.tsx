import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../../../core/components/Card.tsx';
import css from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Short summary of the content. */
  hint: string;
  children: ReactNode;
}

/** A card that opens; on paper it is always open. */
export function Fold({ title, hint, children }: FoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" className={css['fold']}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {title}
          <span>{hint}</span>
          <IconChevronDown aria-hidden />
        </button>
      </h2>
      <div id={id} className={css['inside']} hidden={!open}>
        {children}
      </div>
    </Card>
  );
}
