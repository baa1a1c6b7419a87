import { useCall } from '../../core/api/hooks.ts';

/** What falls due in the branch within ninety days. */
export const useForecast = () => useCall('getForecast', {}, { staleTime: 60_000 });
