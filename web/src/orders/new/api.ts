import { forFilters } from '@terminal/contract/catalog-fixed';
import { request } from '../../core/api/client.ts';
import { useCall, useCommand } from '../../core/api/hooks.ts';

const staleTime = 10 * 60_000;

/** Vehicles of the branch with the two flags of the person (NEWOS-08). */
export const useVehicles = () => useCall('listVehicles', {}, { staleTime: 60_000 });

/** Operations of the branch. */
export const useOperations = () => useCall('listOperations', {}, { staleTime });

/** People of the branch who may be named as the driver. */
export const useDrivers = (enabled: boolean) => useCall('listDrivers', {}, { staleTime, enabled });

/** Active segments of an operation with a problem the vehicle can have; of one that shares its number with the filters' value, or of none, all active ones. */
export function useSegments(operation: number | null, vehicleType: string | null) {
  const operacao = operation === null || operation === forFilters ? '0' : String(operation);
  const query = vehicleType === null ? { operacao } : { operacao, tipo_veiculo: vehicleType };
  return useCall('listSegments', { query }, { staleTime, enabled: operation !== null });
}

/** Problems of a segment that fit the vehicle (NEWOS-05). */
export const useProblems = (segment: number | null, vehicleType: string | null) =>
  useCall(
    'listProblems',
    {
      params: { nr_problema: String(segment ?? 0) },
      query: vehicleType === null ? {} : { tipo_veiculo: vehicleType },
    },
    { staleTime, enabled: segment !== null },
  );

/** What an order would be about. */
export interface Subject {
  plate: string;
  segment: number;
  problem: number;
}

const openOrderInput = ({ plate, segment, problem }: Subject) => ({
  params: { nr_problema: String(problem), nr_segmento: String(segment), placa: plate },
});

/** Whether an open order for the problem exists; shown before the person continues (NEWOS-04). */
export const useOpenOrder = (subject: Subject | null) =>
  useCall('findOpenOrder', openOrderInput(subject ?? { plate: 'X', segment: 0, problem: 0 }), {
    enabled: subject !== null,
    staleTime: 0,
  });

/** The same check, repeated right before creating. */
export const askOpenOrder = (subject: Subject) => request('findOpenOrder', openOrderInput(subject));

/** Creates the order. */
export const useCreateOrder = () => useCommand('createOrder');

/** Sends the notification of a new order (EXEC-39); its failure is not shown. */
export const useNotification = () => useCommand('notifyChecklist');
