import { useEffect } from 'react';
import { askAhead } from '../core/api/hooks.ts';
import type { Inventory } from './api.ts';

/** Rows asked for at once, and the most that are read ahead. */
const rowsAtOnce = 50;
const mostRows = 1_000;
/** For how long rows that were read ahead are not read again, in ms; a count that changed since is told when one is sent. */
const goodFor = 10 * 60_000;

/** Loads the rows of an inventory, one page after another, as far as they are not there: without network those that were kept. */
export async function loadRows(
  { nr_sequencial, qt_itens }: Inventory,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const body = { nr_seq_inventario: nr_sequencial, per_page: rowsAtOnce };
  const pages = Math.ceil(Math.min(qt_itens, mostRows) / rowsAtOnce);
  for (let page = 1; page <= pages && isWanted(); page += 1)
    await askAhead('listInventoryItems', { query: { page: String(page) }, body }, goodFor);
}

/** Reads the rows of a running inventory ahead, so that without network every label is known. */
export function useRowsAhead(inventory: Inventory): void {
  const { nr_sequencial, qt_itens, st_etapa } = inventory;
  const running = st_etapa === 'execucao';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted meanwhile changes nothing about which rows there are
  useEffect(() => {
    let here = running;
    void loadRows(inventory, () => here);
    return () => {
      here = false;
    };
  }, [nr_sequencial, qt_itens, running]);
}
