import type { Api, Signed } from './api.ts';

/** What the keeper of a stock does with a row of it, as short functions. */
export const stockOf = (now: () => { api: Api; keeper: Signed }) => ({
  item: (stock: number, page = '1', who = now().keeper) =>
    now().api.call('getStockItem', { params: { id: String(stock) }, query: { page } }, who),
  enter: (stock: number, quantidade: number, extra: object = { documento: 'NF 1' }, who = now().keeper) =>
    now().api.call('enterStock', { body: { nr_seq_estoque: stock, quantidade, ...extra } }, who),
  correct: (stock: number, seen: number, right: number, motivo = 'contada de novo', who = now().keeper) =>
    now().api.call(
      'correctStock',
      { body: { nr_seq_estoque: stock, qt_saldo: right, qt_saldo_visto: seen, motivo } },
      who,
    ),
});
