import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { callKey, useCall, useCommand } from '../core/api/hooks.ts';
import { stockCalls } from './stock-calls.ts';
import type { StockListView } from './view.ts';

/** A part of the list. */
export type KeptPart = AnswerOf<'listStockItems'>['data'][number];
/** One part with everything about it. */
export type StockItem = AnswerOf<'getStockItem'>;
/** A part, as sheets name it. */
export type NamedPart = Pick<
  KeptPart,
  'nr_sequencial' | 'ds_item' | 'ds_codigoitem' | 'qt_minimo' | 'ds_prateleira'
>;

/** A page of the branch's parts. */
export const useStockItems = ({ pagina = '1', ...search }: StockListView) =>
  useCall('listStockItems', { query: { ...search, page: pagina } }, { keepPrevious: true });

/** A part of the catalogue the branch does not keep. */
export type UnkeptPart = AnswerOf<'listUnkeptParts'>['pecas'][number];

/** Parts of the catalogue the branch does not keep, by words of their name. */
export const useUnkeptParts = (busca: string) =>
  useCall('listUnkeptParts', { query: { busca } }, { keepPrevious: true, enabled: busca !== '' });

/** One part with a page of its movements. */
export const useStockItem = (id: string, page: number) =>
  useCall('getStockItem', { params: { id }, query: { page: String(page) } }, { keepPrevious: true });

/** Parts to print labels of. */
export const useStockLabels = (busca: string, situacao: StockListView['situacao']) =>
  useCall(
    'listStockLabels',
    { query: { ...(busca !== '' && { busca }), ...(situacao && { situacao }) } },
    { keepPrevious: true },
  );

/** Writes an entry. */
export const useEnterStock = () => useCommand('enterStock', useRefresh());

/** Says the right balance of a part. */
export const useCorrectStock = () => useCommand('correctStock', useRefresh());

/** Begins to keep a part, with its first entry. */
export const useKeepPart = () => useCommand('keepPart', useRefresh());

/** Sets or takes away the minimum of a part. */
export const useSetMinimum = () => useCommand('setStockMinimum', useRefresh());

/** Says where a part lies. */
export const useSetShelf = () => useCommand('setStockShelf', useRefresh());

/** Loads again what a change of the stock makes old. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(stockCalls.map((name) => client.invalidateQueries({ queryKey: callKey(name) })));
  };
}
