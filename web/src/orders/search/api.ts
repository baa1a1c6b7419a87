import { useQuery } from '@tanstack/react-query';
import { fewestToSearch } from '@terminal/contract/order-fixed';
import { isAway } from '../../core/api/errors.ts';
import { useCall } from '../../core/api/hooks.ts';
import { useReach } from '../../core/api/reach.ts';
import { useSettled } from '../../core/useSettled.ts';
import { type Found, foundAmong } from './choose.ts';

/** State of a search: `found` are the results for `text`; null while loading or without a text. */
export interface Search {
  text: string;
  /** Enough was typed to look for. */
  enough: boolean;
  found: readonly Found[] | null;
  failed: boolean;
  /** Without network: only orders this browser keeps were looked through. */
  amongKept: boolean;
}

/** The orders this browser keeps; asked of it once the server does not answer. */
const useKeptOrders = (enabled: boolean) =>
  useQuery({
    queryKey: ['orders this browser keeps'],
    queryFn: async () => (await import('../../offline/answers/keeper.ts')).keptOf('getOrder'),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    enabled,
  });

/** Looks for orders once the typing rests. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const settled = useSettled(text);
  const enough = isEnough(text);
  const enabled = isEnough(settled);
  const { online } = useReach();
  const { data, isError, error } = useCall('searchOrders', { query: { texto: settled } }, { enabled });
  const isCut = data === undefined && (!online || isAway(error));
  const kept = useKeptOrders(enabled && isCut).data;
  const current = enabled && settled === text;
  const amongKept = current && isCut;
  const found = amongKept && kept !== undefined ? foundAmong(kept, settled) : data;
  return {
    text,
    enough,
    found: current ? (found ?? null) : null,
    failed: current && isError && !isCut,
    amongKept,
  };
}

const isEnough = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '').length >= fewestToSearch;
