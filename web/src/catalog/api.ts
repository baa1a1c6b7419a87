import { useCall } from '../core/api/hooks.ts';

/** Look-ups change rarely: they are requested when first needed, and again after this time in ms. */
const staleTime = 10 * 60_000;

/** Types of orders for a filter. */
export const useOrderTypes = (enabled: boolean) => useCall('listOrderTypes', {}, { staleTime, enabled });

/** Segments as filters offer them: operacao 3, inactive ones included (LIST-08, G-64). */
export const useFilterSegments = (enabled: boolean) =>
  useCall('listSegments', { query: { operacao: '3' } }, { staleTime, enabled });

/** Suppliers for a filter (LIST-11). */
export const useSuppliers = (enabled: boolean) => useCall('listSuppliers', {}, { staleTime, enabled });

/** What was agreed with a supplier, and whom to call there. */
export const useSupplier = (supplier: number) =>
  useCall('getSupplier', { params: { id: String(supplier) } }, { staleTime });

/** Calls that answer the plates a list may be filtered by. */
export type PlatesCall = 'listFleetPlates' | 'listWarehousePlates' | 'listReopenedPlates';

/** Plates a list may be filtered by (LIST-03). */
export const useFilterPlates = (call: PlatesCall) => useCall(call, {}, { staleTime });
