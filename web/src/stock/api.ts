import type { AnswerOf } from '@terminal/contract';
import { request } from '../core/api/client.ts';
import { useCall, useCommand } from '../core/api/hooks.ts';
import { codeAsWritten, lettersAndDigits } from '../core/scan/code.ts';
import type { StockListView } from './view.ts';

/** A part of the list. */
export type KeptPart = AnswerOf<'listStockItems'>['data'][number];
/** One part with everything about it. */
export type StockItem = AnswerOf<'getStockItem'>;
/** A part, as sheets name it. */
export type NamedPart = Pick<
  KeptPart,
  'nr_sequencial' | 'ds_item' | 'ds_codigoitem' | 'cd_unidade' | 'qt_minimo' | 'ds_prateleira'
>;

/** A page of the branch's parts. */
export const useStockItems = ({ pagina = '1', ...search }: StockListView) =>
  useCall('listStockItems', { query: { ...search, page: pagina } }, { keepPrevious: true });

/** The code of the part a label means, as the stock has it; null: none. Without network nothing is known. */
export async function findStockCode(label: string): Promise<string | null> {
  const code = codeAsWritten(label);
  const found = await request('listStockItems', { query: { busca: code, page: '1' } }).catch(() => null);
  const part = found?.data.find(
    ({ ds_codigoitem }) =>
      ds_codigoitem !== null && lettersAndDigits(ds_codigoitem) === lettersAndDigits(code),
  );
  return part?.ds_codigoitem ?? null;
}

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
export const useEnterStock = () => useCommand('enterStock');

/** Says the right balance of a part. */
export const useCorrectStock = () => useCommand('correctStock');

/** Begins to keep a part, with its first entry. */
export const useKeepPart = () => useCommand('keepPart');

/** Sets or takes away the minimum of a part. */
export const useSetMinimum = () => useCommand('setStockMinimum');

/** Sets the shelf of a part. */
export const useSetShelf = () => useCommand('setStockShelf');
