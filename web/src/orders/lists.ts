import { predictiveType, preventiveTypes, vehicleType } from '@terminal/contract/order-fixed';
import type { PlatesCall } from '../catalog/api.ts';
import type { CallInput } from '../core/api/client.ts';
import type { BranchSession } from '../core/session/record.ts';
import type { filterKeys } from '../core/storage.ts';

/** Calls that answer a list of orders. */
type ListCall =
  | 'listOrders'
  | 'listWarehouseOrders'
  | 'listWarehousePreventives'
  | 'listExternalOrders'
  | 'listReopenedOrders';
/** What lists of orders are asked with: filters, page and size. */
export type ListQuery = NonNullable<CallInput<ListCall>['query']>;

/** The call that answers counts and release times of a list, with the origin it asks for. */
type Averages =
  | { call: 'getReleaseAverages' | 'getWarehouseAverages'; origem: 'I' | 'E' }
  | { call: 'getReopenedAverages'; origem: 'T' };

/** Differences between the lists of orders; all share one page (G-35). */
export interface OrderList {
  id: ListId;
  path: ListPath;
  call: ListCall;
  /** What the call always carries. */
  query: ListQuery;
  /** null: orders of plans have no criticality to sum up by. */
  averages: Averages | null;
  plates: PlatesCall;
  /** Filters by supplier (LIST-11). */
  bySupplier: boolean;
  /** Type requested while none is selected; vehicleType: all preventives; null: all except plan orders (LIST-05). */
  defaultType: string | null;
  /** Types one may choose; null: every one of the company (LIST-04). */
  types: readonly string[] | null;
  /** Where 'Salvar Filtro' keeps them; null where filters are not saved (LIST-16). */
  savedAs: (typeof filterKeys)[number] | null;
  /** Reading B applies: reloaded every 5 s where the company wants it (LIST-33, G-32). */
  mayHurry: boolean;
}

type ListId =
  | 'fleet'
  | 'external'
  | 'preventive'
  | 'predictive'
  | 'reopened'
  | 'warehouse'
  | 'externalWarehouse'
  | 'preventiveWarehouse'
  | 'predictiveWarehouse';

type ListPath =
  | '/'
  | '/osExterna'
  | '/osPreventiva'
  | '/osPreditiva'
  | '/osReabertas'
  | '/osEmpilhadeira'
  | '/osExternaArmazem'
  | '/osPreventivaArmazem'
  | '/osPredivitaArmazem';

/** What most lists are. */
const usual = {
  bySupplier: false,
  defaultType: null,
  types: null,
  savedAs: null,
  mayHurry: false,
} as const satisfies Partial<OrderList>;

/** Every list of orders. */
export const orderLists = {
  fleet: {
    ...usual,
    id: 'fleet',
    path: '/',
    call: 'listOrders',
    query: { status: 'A', origem: 'I' },
    averages: { call: 'getReleaseAverages', origem: 'I' },
    plates: 'listFleetPlates',
    mayHurry: true,
  },
  // Suppliers find their reopened orders here too, so no status is asked for.
  external: {
    ...usual,
    id: 'external',
    path: '/osExterna',
    call: 'listExternalOrders',
    query: {},
    averages: { call: 'getReleaseAverages', origem: 'E' },
    plates: 'listFleetPlates',
    bySupplier: true,
    mayHurry: true,
  },
  // Plan orders are listed wherever they are done: no origin is asked for.
  preventive: {
    ...usual,
    id: 'preventive',
    path: '/osPreventiva',
    call: 'listOrders',
    query: { status: 'A' },
    averages: null,
    plates: 'listFleetPlates',
    defaultType: vehicleType,
    types: preventiveTypes,
    mayHurry: true,
  },
  predictive: {
    ...usual,
    id: 'predictive',
    path: '/osPreditiva',
    call: 'listOrders',
    query: { status: 'A' },
    averages: null,
    plates: 'listFleetPlates',
    defaultType: predictiveType,
    types: [predictiveType],
    savedAs: 'filtros',
  },
  reopened: {
    ...usual,
    id: 'reopened',
    path: '/osReabertas',
    call: 'listReopenedOrders',
    query: {},
    averages: { call: 'getReopenedAverages', origem: 'T' },
    plates: 'listReopenedPlates',
    savedAs: 'filtrosReaberta',
  },
  warehouse: {
    ...usual,
    id: 'warehouse',
    path: '/osEmpilhadeira',
    call: 'listWarehouseOrders',
    query: { status: 'A', origem: 'I' },
    averages: { call: 'getWarehouseAverages', origem: 'I' },
    plates: 'listWarehousePlates',
    savedAs: 'filtrosArmazem',
  },
  externalWarehouse: {
    ...usual,
    id: 'externalWarehouse',
    path: '/osExternaArmazem',
    call: 'listWarehouseOrders',
    query: { origem: 'E' },
    averages: { call: 'getWarehouseAverages', origem: 'E' },
    plates: 'listWarehousePlates',
    bySupplier: true,
    savedAs: 'filtrosArmazemExternas',
  },
  preventiveWarehouse: {
    ...usual,
    id: 'preventiveWarehouse',
    path: '/osPreventivaArmazem',
    call: 'listWarehousePreventives',
    query: { status: 'A' },
    averages: null,
    plates: 'listWarehousePlates',
    defaultType: vehicleType,
    types: preventiveTypes,
  },
  predictiveWarehouse: {
    ...usual,
    id: 'predictiveWarehouse',
    path: '/osPredivitaArmazem',
    call: 'listWarehouseOrders',
    query: { status: 'A' },
    averages: null,
    plates: 'listWarehousePlates',
    defaultType: predictiveType,
    types: [predictiveType],
  },
} as const satisfies Record<ListId, OrderList>;

/** Milliseconds after which a list in reading B is loaded again. */
const hurryMs = 5000;

/** How often a list is loaded again by itself, in milliseconds (LIST-33, G-32). */
export function refreshEvery(
  list: Pick<OrderList, 'mayHurry'>,
  settings: BranchSession['parametros'],
): number {
  return list.mayHurry && settings.atualizacao_rapida === 'S' ? hurryMs : settings.atualizacao_listas_ms;
}
