import { useCall } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';

/** The technician's own grade of thirty days. */
export const useOwnGrade = () =>
  useCall('getOwnGrade', { params: { tecnicoId: String(useSession().tecnicoId) } });

/** The technician's own work of thirty days, one row per interval. */
export const useOwnWork = () => useCall('listOwnWork', { params: { id: String(useSession().tecnicoId) } });
