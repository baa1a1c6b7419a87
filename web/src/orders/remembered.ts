import { storedSession } from '../core/session/stored.ts';
import { readStored, removeStored, writeStored } from '../core/storage.ts';
import { type Filters, type Layout, readFilters, sameFilters } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { OrderList } from './lists.ts';

/** Content of `layoutTerminal` (doc 1 §3). */
interface StoredLayout {
  tipo_layout: Layout;
}

const rememberedLayout = (): Layout =>
  readStored<StoredLayout>('layoutTerminal')?.tipo_layout === 'Colunas' ? 'Colunas' : 'Cards';

/**
 * How a list is laid out: as its address says, else as chosen last on this terminal (LIST-13). Orders of plans have no level:
 * they are cards, whatever is remembered for the other lists.
 */
export const layoutOf = (
  { averages }: Pick<OrderList, 'averages'>,
  search: { layout?: Layout | undefined } = {},
): Layout => (averages === null ? 'Cards' : (search.layout ?? rememberedLayout()));

/** Keeps the layout for the next time. */
export const rememberLayout = (tipo_layout: Layout): void =>
  writeStored('layoutTerminal', { tipo_layout } satisfies StoredLayout);

/**
 * The filters a person saved for a list on this terminal, null: none (LIST-16, LIST-17). The next person who saves replaces
 * them.
 */
export function savedFilters({ savedAs }: Pick<OrderList, 'savedAs'>): Filters | null {
  const record = savedAs === null ? null : readStored<{ de?: number }>(savedAs);
  const filters = readFilters(record?.de === storedSession()?.tecnicoId ? (record ?? {}) : {});
  return sameFilters(filters, {}) ? null : filters;
}

/** What a list's address says with the saved filters, where it names none itself; null: it stays (LIST-16). */
export function savedSearch(list: Pick<OrderList, 'savedAs'>, search: ListSearch): ListSearch | null {
  const saved = sameFilters(search, {}) && search.salvos === undefined ? savedFilters(list) : null;
  return saved && { ...search, ...saved };
}

/** Further fields of the record: person and department the filters were saved for (doc 1 §3). */
function circumstances(savedAs: string) {
  const session = storedSession();
  return {
    de: session?.tecnicoId,
    atendeOs: session?.atendeOs ?? 'N',
    fornecExt: session?.fornecExt ?? 'N',
    armazem: savedAs.startsWith('filtrosArmazem') ? 'S' : 'N',
  };
}

/** Saves the filters of a list under its name, or takes them away: without any there is nothing to save. */
export function saveFilters({ savedAs }: Pick<OrderList, 'savedAs'>, filters: Filters | null): void {
  if (savedAs === null) return;
  if (filters === null || sameFilters(filters, {})) removeStored(savedAs);
  else writeStored(savedAs, { ...filters, checkSaveFilter: true, ...circumstances(savedAs) });
}
