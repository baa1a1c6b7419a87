import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import css from './Card.module.css';
import type { Level } from './level.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Gives the 6 px edge its colour; a tag with the word belongs into such a card. */
  level?: Level;
  as?: 'div' | 'article' | 'section' | 'li';
}

/** A surface with a hairline; with a level it has the coloured edge. */
export function Card({ level, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      data-level={level}
      className={cx(css['card'], level !== undefined && css['edged'], className)}
    />
  );
}
