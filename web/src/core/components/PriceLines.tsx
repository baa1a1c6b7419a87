import type { ReactNode } from 'react';
import { brl } from '../format/numbers.ts';
import css from './PriceLines.module.css';

/** One price an order's total is made of, in reais. */
export interface PriceLine {
  id: string;
  name: string;
  value: number;
  /** Said under its name. */
  about?: string | undefined;
  /** It no longer counts. */
  struck?: boolean | undefined;
  /** What can be done with it, behind it. */
  action?: ReactNode;
}

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Of these lines, in reais. */
  total: number;
  /** Name of the total. */
  label: string;
}

/** List of prices with their total. */
export function PriceLines({ lines, total, label }: PriceLinesProps) {
  return (
    <dl className={css['lines']}>
      {lines.map(({ id, name, value, about, struck, action }) => (
        <div key={id}>
          <dt>
            {name}
            {about !== undefined && <small>{about}</small>}
          </dt>
          <dd>
            {struck ? <s>{brl(value)}</s> : brl(value)}
            {action}
          </dd>
        </div>
      ))}
      <div className={css['total']}>
        <dt>{label}</dt>
        <dd>{brl(total)}</dd>
      </div>
    </dl>
  );
}
