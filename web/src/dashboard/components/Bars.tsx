import type { CSSProperties } from 'react';
import type { Level } from '../../core/components/level.ts';
import { cx } from '../../core/cx.ts';
import css from './Bars.module.css';

/** One bar of a chart. */
export interface Bar {
  key: string;
  name: string;
  value: number;
  /** The value as people read it. */
  text: string;
  /** A further figure. */
  extra?: string;
  /** Its colour; without one the quiet colour of counts. */
  level?: Level;
}

interface BarsProps {
  /** What the table is, its columns: names, and what is counted; then the further figure. */
  caption: string;
  heads: readonly [string, string, string?];
  bars: readonly Bar[];
  /** Value of a full bar; the largest one, unless several charts share a scale. */
  full?: number;
  /** above: the name over its bar, for long names. */
  names?: 'beside' | 'above';
  /** Without it nothing is behind a bar. */
  onOpen?: (bar: Bar) => void;
}

/** Horizontal bars with their numbers: a table whose cells are drawn as bars, readable for screen readers too. */
export function Bars({ caption, heads, bars, full, names = 'beside', onOpen }: BarsProps) {
  const most = full ?? Math.max(...bars.map(({ value }) => value));
  const above = names === 'above';
  return (
    <table className={cx(css['bars'], above && css['above'])}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          {heads[2] !== undefined && <th scope="col">{heads[2]}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key} data-level={bar.level}>
            <th scope="row">
              {onOpen === undefined ? (
                bar.name
              ) : (
                <button type="button" onClick={() => onOpen(bar)}>
                  {bar.name}
                </button>
              )}
              {above && <Track value={bar.value} most={most} />}
            </th>
            <td>
              <span className={css['measure']}>
                {!above && <Track value={bar.value} most={most} />}
                <span className={css['value']}>{bar.text}</span>
              </span>
            </td>
            {heads[2] !== undefined && <td className={css['extra']}>{bar.extra}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Track({ value, most }: { value: number; most: number }) {
  const share = most > 0 ? Math.max(value / most, value > 0 ? 0.02 : 0) : 0;
  // React's type of a style knows no custom properties.
  const style = { '--share': share } as CSSProperties;
  return <span className={css['track']} style={style} aria-hidden />;
}
