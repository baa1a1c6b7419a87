import { pageSizes as sizes } from '@terminal/contract/order-fixed';
import { bigIdShape, idShape, orderTypeShape, platesShape } from '@terminal/contract/shapes';
import type { ListQuery, OrderList } from './lists.ts';

/** Age ASC: oldest first. Criticality ASC: worst first; LIVRE: age alone decides. */
type Direction = 'ASC' | 'DESC';

/**
 * Filters of a list, each absent when not set (LIST-12). The names are those of the saved record and of the
 * address; everything is text, as it stands in both.
 */
export interface Filters {
  codigo?: string;
  placa?: string;
  singlePlaca?: string;
  tipo?: string;
  segmento?: string;
  fornecedor?: string;
  nr_nivel?: '0' | '1' | '2' | '3' | '4';
  ordenation?: Direction;
  criticidade?: Direction | 'LIVRE';
  /** Period of opening, YYYY-MM-DD; not offered on the page (LIST-09). */
  de?: string;
  ate?: string;
  /** 0 pending, 1 finished; not offered on the page (LIST-09). */
  executada?: '0' | '1';
}

/** A filter of lists of orders. */
export type FilterName = keyof Filters;

/** Filters as they are being filled in; nothing is asked until they are applied. */
export interface FilterDraft {
  filters: Filters;
  /** 'Salvar Filtro' is ticked. */
  save: boolean;
}

/** How each filter is written; anything else in an address or in storage counts as not set. */
const shapes: Record<FilterName, RegExp> = {
  codigo: bigIdShape,
  placa: platesShape,
  singlePlaca: platesShape,
  tipo: orderTypeShape,
  segmento: idShape,
  fornecedor: idShape,
  nr_nivel: /^[0-4]$/,
  ordenation: /^(ASC|DESC)$/,
  criticidade: /^(ASC|DESC|LIVRE)$/,
  de: /^\d{4}-\d{2}-\d{2}$/,
  ate: /^\d{4}-\d{2}-\d{2}$/,
  executada: /^[01]$/,
};

// An object's keys are the names its type lists.
const filterNames = Object.keys(shapes) as FilterName[];

/** What an unset order means: the worst first, among equals the oldest. */
const unsaid: Filters = { ordenation: 'ASC', criticidade: 'ASC', executada: '0' };

/** Filters read from an address or from storage; malformed and default values are dropped. */
export function readFilters(source: object): Filters {
  const given = new Map(Object.entries(source).map(([name, value]) => [name, String(value).trim()]));
  const found = filterNames.flatMap((name) => {
    const value = given.get(name) ?? '';
    return shapes[name].test(value) && unsaid[name] !== value ? [[name, value] as const] : [];
  });
  // Each value has the shape of its name.
  return Object.fromEntries(found) as Filters;
}

/** Whether two sets of filters are equivalent. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  filterNames.every((name) => a[name] === b[name]);

/** Filters with one of them changed; an empty value takes it away. */
export const withFilter = (filters: Filters, name: FilterName, value: string): Filters =>
  readFilters({ ...filters, [name]: value });

/** The filters that are set, in the order they are shown. */
export const setFilters = (filters: Filters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

/** Page sizes of the layouts (LIST-14). */
export const pageSizes = { Cards: sizes.cards, Colunas: sizes.columns } as const;
export type Layout = keyof typeof pageSizes;

/** The query of a list: its fixed part, the filters, the page (LIST-35). */
export function queryOf(
  list: Pick<OrderList, 'query' | 'defaultType'>,
  filters: Filters,
  page: number,
  layout: Layout,
): ListQuery {
  const { ordenation = 'ASC', criticidade = 'ASC', tipo, ...rest } = filters;
  const type = tipo ?? list.defaultType;
  return {
    per_page: String(pageSizes[layout]),
    page: String(page),
    ...list.query,
    ordernation: ordenation,
    ...(criticidade !== 'LIVRE' && { criticidade }),
    ...(type !== null && { tipo: type }),
    // Without a choice V means all preventives.
    ...(tipo === 'V' && { tipoExato: 'S' as const }),
    ...rest,
  };
}
