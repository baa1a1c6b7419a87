/** What the list of the stock shows, as the address says it. A below its minimum, P an order waits for it. */
export interface StockListView {
  busca?: string;
  situacao?: 'A' | 'P';
  pagina?: string;
}

/** What of an address the list of the stock understands. */
export function readStockListView({ busca, situacao, pagina }: Record<string, unknown>): StockListView {
  return {
    ...(typeof busca === 'string' && busca !== '' && busca.length <= 60 && { busca }),
    ...((situacao === 'A' || situacao === 'P') && { situacao }),
    ...(typeof pagina === 'string' && /^[1-9]\d{0,5}$/.test(pagina) && { pagina }),
  };
}
