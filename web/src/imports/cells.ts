import { textOf } from '../core/files/table.ts';
import { date, dateTime } from '../core/format/dates.ts';

/**
 * A cell as the server understood it, as people write it: '2026-12-31' → '31/12/2026', '3.5' → '3,5', a moment with its
 * offset on the branch's clock. Other texts stay as they are.
 */
export function shownCell(text: string, zone: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text, 'UTC');
  const local = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(text);
  if (local?.[1] !== undefined) return `${date(local[1], 'UTC')} ${local[2]}`;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return dateTime(text, zone);
  return /^\d+(\.\d+)?$/.test(text) ? textOf(Number(text)) : text;
}
