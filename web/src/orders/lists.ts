import type { PlatesCall } from '../catalog/api.ts';
import type { CallInput } from '../core/api/client.ts';
import type { BranchSession } from '../core/session/record.ts';
import type { filterKeys } from '../core/storage.ts';

/** Calls that answer a list of orders. */
export type ListCall = 'listOrders' | 'listWarehouseOrders' | 'listExternalOrders';
export type ListQuery = NonNullable<CallInput<ListCall>['query']>;

/** All that tells one list of orders from another; the page itself is the same for all (G-35). */
export interface OrderList {
  id: 'fleet' | 'warehouse' | 'external';
  path: '/' | '/osEmpilhadeira' | '/osExterna';
  call: ListCall;
  /** What the call always carries. */
  query: ListQuery;
  averages: { call: 'getReleaseAverages' | 'getWarehouseAverages'; origem: 'I' | 'E' };
  plates: PlatesCall;
  /** Filters by supplier (LIST-11). */
  bySupplier: boolean;
  /** Type shown while none is chosen; null: all but the plan orders (LIST-05). */
  defaultType: string | null;
  /** Where 'Salvar Filtro' keeps them; null where filters are not saved (LIST-16). */
  savedAs: (typeof filterKeys)[number] | null;
  /** Reading B applies: reloaded every 5 s where the company wants it (LIST-33, G-32). */
  mayHurry: boolean;
}

export const orderLists = {
  fleet: {
    id: 'fleet',
    path: '/',
    call: 'listOrders',
    query: { status: 'A', origem: 'I' },
    averages: { call: 'getReleaseAverages', origem: 'I' },
    plates: 'listFleetPlates',
    bySupplier: false,
    defaultType: null,
    savedAs: null,
    mayHurry: true,
  },
  warehouse: {
    id: 'warehouse',
    path: '/osEmpilhadeira',
    call: 'listWarehouseOrders',
    query: { status: 'A', origem: 'I' },
    averages: { call: 'getWarehouseAverages', origem: 'I' },
    plates: 'listWarehousePlates',
    bySupplier: false,
    defaultType: null,
    savedAs: 'filtrosArmazem',
    mayHurry: false,
  },
  // Suppliers find their reopened orders here too, so no status is asked for.
  external: {
    id: 'external',
    path: '/osExterna',
    call: 'listExternalOrders',
    query: {},
    averages: { call: 'getReleaseAverages', origem: 'E' },
    plates: 'listFleetPlates',
    bySupplier: true,
    defaultType: null,
    savedAs: null,
    mayHurry: true,
  },
} as const satisfies Record<string, OrderList>;

/** Milliseconds after which a list in reading B is loaded again. */
const hurryMs = 5000;

/** How often a list is loaded again by itself, in milliseconds (LIST-33, G-32). */
export function refreshEvery(
  list: Pick<OrderList, 'mayHurry'>,
  settings: BranchSession['parametros'],
): number {
  return list.mayHurry && settings.atualizacao_rapida === 'S' ? hurryMs : settings.atualizacao_listas_ms;
}
