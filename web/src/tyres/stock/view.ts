/** Which tyres the page of the tyre shop shows; without one, those in stock. */
export interface ShopView {
  situacao?: 'A' | 'S' | 'D';
}

/** What of an address the page of the tyre shop understands. */
export function readShopView({ situacao }: Record<string, unknown>): ShopView {
  return situacao === 'A' || situacao === 'S' || situacao === 'D' ? { situacao } : {};
}

/** What the tyres in stock are narrowed by, as the address says it. */
export interface StockView {
  filial?: string;
  marca?: string;
  medida?: string;
  modelo?: string;
  fogo?: string;
  pagina?: string;
}

const names = ['filial', 'marca', 'medida', 'modelo', 'fogo', 'pagina'] as const;
const numbers: readonly string[] = ['filial', 'pagina'];

/** What of an address the lists of the stock understand. */
export function readStockView(search: Record<string, unknown>): StockView {
  const view: StockView = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value !== 'string' || value === '' || value.length > 60) continue;
    if (numbers.includes(name) ? /^[1-9]\d{0,5}$/.test(value) : true) view[name] = value;
  }
  return view;
}
