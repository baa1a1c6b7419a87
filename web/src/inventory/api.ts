import type { AnswerOf } from '@terminal/contract';
import { request } from '../core/api/client.ts';
import { useCall, useCommand } from '../core/api/hooks.ts';
import type { InventoryView } from './view.ts';

export type InventoryRow = AnswerOf<'listInventories'>['data'][number];
export type Inventory = AnswerOf<'getInventory'>;
export type CountedItem = AnswerOf<'listInventoryItems'>['data'][number];
export type Extents = AnswerOf<'getInventoryExtents'>;
export type ReadCode = AnswerOf<'listUnknownCodes'>[number];
export type Result = AnswerOf<'getInventoryResult'>;
export type PrintedRow = AnswerOf<'listInventoryRows'>[number];

/** A page of the inventories of the branch. */
export const useInventories = (page: number) =>
  useCall('listInventories', { query: { page: String(page) } }, { keepPrevious: true });

export const useInventory = (id: number) => useCall('getInventory', { params: { id: String(id) } });

/** Rows shown of a search (INV-11). */
const found = 40;

/** A page of the rows of an inventory: those of a search, or all in a situation. */
export function useItems(id: number, view: InventoryView) {
  const page = view.pagina ?? '1';
  const searching = view.busca !== undefined;
  const list = useCall(
    'listInventoryItems',
    {
      query: { page },
      body: { nr_seq_inventario: id, ...(view.situacao && { situacao: view.situacao }) },
    },
    { keepPrevious: true, enabled: !searching },
  );
  const search = useCall(
    'searchInventoryItems',
    {
      body: {
        nr_seq_inventario: id,
        ds_search: (view.busca ?? '').toLocaleUpperCase('pt-BR'),
        per_page: found,
        page: Number(page),
      },
    },
    { keepPrevious: true, enabled: searching },
  );
  return searching ? search : list;
}

/** A part of the branch the inventory does not count. */
export type OutsidePart = NonNullable<AnswerOf<'findInventoryCode'>['fora']>;

/** What a label names: the row, else the part the inventory does not count; neither: it is not in stock. */
export async function readLabel(
  id: number,
  code: string,
): Promise<{ item: CountedItem | undefined; outside: OutsidePart | null }> {
  const { data, fora } = await request('findInventoryCode', {
    body: { nr_seq_inventario: id, codItem: code },
  });
  return { item: data[0], outside: fora };
}

/** The row of a code; undefined: the inventory does not count it. */
export const findCode = async (id: number, code: string): Promise<CountedItem | undefined> =>
  (await readLabel(id, code)).item;

/** The row before or after another in what the address shows; undefined: none. */
export async function findNeighbour(
  id: number,
  stock: number,
  back: boolean,
  { busca, situacao }: InventoryView,
): Promise<CountedItem | undefined> {
  const { data } = await request('findInventoryNeighbour', {
    body: {
      nr_seq_inventario: id,
      nr_seq_estoque: stock,
      tp_sentido: back ? 'anterior' : 'proximo',
      ...(busca !== undefined && { ds_search: busca.toLocaleUpperCase('pt-BR') }),
      ...(situacao !== undefined && { situacao }),
    },
  });
  return data[0];
}

export const useCounts = (id: number, stock: number) =>
  useCall('listCounts', { params: { id: String(id) }, query: { nr_seq_estoque: String(stock) } });

export const useUnknownCodes = (id: number) => useCall('listUnknownCodes', { params: { id: String(id) } });

export const useResult = (id: number) =>
  useCall('getInventoryResult', { params: { id: String(id) } }, { staleTime: 0 });

/** Every row, for paper and files. */
export const useInventoryRows = (id: number) =>
  useCall('listInventoryRows', { params: { id: String(id) } }, { staleTime: 0 });

/** What of the branch's stock could be counted; asked for when an inventory is about to begin. */
export const useExtents = () => useCall('getInventoryExtents', {}, { staleTime: 0 });

export const useCreate = () => useCommand('createInventory');
export const useNoteCode = () => useCommand('noteUnknownCode');
export const useDiscardCode = () => useCommand('discardCode');
export const useRecount = () => useCommand('requestRecount');
export const useFinish = () => useCommand('finishInventory');
export const useCancel = () => useCommand('cancelInventory');
export const useBlind = () => useCommand('setBlindCount');
