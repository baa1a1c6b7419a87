import { useOfficeCall } from '../../core/api/office.ts';

/** What falls due in the branch within ninety days. */
export const useForecast = () => useOfficeCall('getForecast', {}, { staleTime: 60_000 });
