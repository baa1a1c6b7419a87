import { fewestToSearch } from '@terminal/contract/order-fixed';
import { useCall } from '../../core/api/hooks.ts';
import { useSettled } from '../../core/useSettled.ts';
import type { Found } from './choose.ts';

/** State of a search: `found` are the results for `text`; null while loading or without a text. */
export interface Search {
  text: string;
  /** Enough was typed to look for. */
  enough: boolean;
  found: readonly Found[] | null;
  failed: boolean;
}

/** Looks for orders once the typing rests. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const settled = useSettled(text);
  const enough = isEnough(text);
  const enabled = isEnough(settled);
  const { data, isError } = useCall('searchOrders', { query: { texto: settled } }, { enabled });
  const current = enabled && settled === text;
  return { text, enough, found: current ? (data ?? null) : null, failed: current && isError };
}

const isEnough = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '').length >= fewestToSearch;
