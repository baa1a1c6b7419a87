import { useCall } from '../../core/api/hooks.ts';
import { lettersAndDigits } from '../../core/scan/code.ts';
import { useSettled } from '../../core/useSettled.ts';
import type { Found } from './choose.ts';

/** Fewer letters than these find nothing. */
const fewest = 2;

/** What a search knows: `found` belongs to `code`; null while it is under way or there is nothing to look for. */
export interface Search {
  code: string;
  found: readonly Found[] | null;
  failed: boolean;
}

/** Looks for orders once the typing rests. */
export function useSearch(text: string): Search {
  const code = lettersAndDigits(text);
  const settled = useSettled(code);
  const enabled = settled.length >= fewest;
  const { data, isError } = useCall('searchOrders', { query: { texto: settled } }, { enabled });
  const current = enabled && settled === code;
  return { code, found: current ? (data ?? null) : null, failed: current && isError };
}
