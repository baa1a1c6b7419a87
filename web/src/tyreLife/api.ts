import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useCommand } from '../core/api/hooks.ts';

/** Tyres of the branch that are to be pulled soon. */
export const useTyresToPull = () => useCall('listTyresToPull', {});

/** What is off about the tyres of the branch, and which to swap. */
export const useTyreFindings = () => useCall('listTyreFindings', {});

/** What the tyres of the branch cost and ran. */
export const useTyreCosts = () => useCall('listTyreCosts', {}, { staleTime: 60_000 });

/** Everything about one tyre. */
export const useTyreHistory = (fire: string) => useCall('getTyreHistory', { query: { nr_fogo: fire } });

/** What tyres are measured by. */
export const useTyreSettings = () => useCall('getTyreSettings', {});

/** Saves it; what follows from it is loaded again. */
export function useSaveTyreSettings() {
  const client = useQueryClient();
  return useCommand('saveTyreSettings', async () => {
    for (const name of ['getTyreSettings', 'listTyresToPull', 'listTyreFindings', 'listTyreCosts'] as const)
      await client.invalidateQueries({ queryKey: callKey(name) });
  });
}

/** Opens the order that mends a finding, or answers the one there is. */
export function useFindingOrder() {
  const client = useQueryClient();
  return useCommand('openFindingOrder', async () => {
    for (const name of ['listTyreFindings', 'getTyreHistory'] as const)
      await client.invalidateQueries({ queryKey: callKey(name) });
  });
}
