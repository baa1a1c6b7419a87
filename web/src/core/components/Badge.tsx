import { cx } from '../cx.ts';
import { number } from '../format/numbers.ts';
import css from './Badge.module.css';

/** A count: `pill` on an icon or next to a title, `plain` at the end of a line. Beyond 999 it says 999+. */
export function Badge({
  count,
  look = 'pill',
  current = false,
}: {
  count: number;
  look?: 'pill' | 'plain';
  current?: boolean;
}) {
  return (
    <span className={cx(css[look], current && css['current'])}>{count > 999 ? '999+' : number(count)}</span>
  );
}
