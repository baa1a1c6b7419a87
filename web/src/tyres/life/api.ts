import { useCall } from '../../core/api/hooks.ts';
import { useOfficeCall, useOfficeCommand } from '../../core/api/office.ts';

/** Tyres of the branch that must be removed soon. */
export const useTyresToRemove = () => useOfficeCall('listTyresToRemove', {});

/** What is off about the tyres of the branch, and which to swap. */
export const useTyreFindings = () => useOfficeCall('listTyreFindings', {});

/** What the tyres of the branch cost and ran. */
export const useTyreCosts = () => useOfficeCall('listTyreCosts', {}, { staleTime: 60_000 });

/** Everything about one tyre. */
export const useTyreHistory = (fire: string) => useCall('getTyreHistory', { query: { nr_fogo: fire } });

/** The company's limits for tyres. */
export const useTyreSettings = () => useOfficeCall('getTyreSettings', {});

/** Saves it; what follows from it is loaded again. */
export const useSaveTyreSettings = () => useOfficeCommand('saveTyreSettings');

/** Opens the order that mends a finding, or answers the one there is. */
export const useFindingOrder = () => useOfficeCommand('openFindingOrder');
