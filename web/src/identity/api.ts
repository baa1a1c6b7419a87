import { useCall } from '../core/api/hooks.ts';

/** The order a flow works on, with all it needs to know. */
export const useOrder = (number: number | string) => useCall('getOrder', { params: { id: String(number) } });

const tenMinutes = 10 * 60_000;

/** Kinds of reasons: of a pause, of a stop of a rescue, of a cancelled order. */
export const reasonKinds = ['PAUSA', 'SOCORRO', 'CANCELAMENTO'] as const;

/** Reasons of a kind. */
export const useReasons = (kind: (typeof reasonKinds)[number], enabled = true) =>
  useCall('listReasons', { query: { tp_motivo: kind } }, { staleTime: tenMinutes, enabled });

/** Technicians of the branch; refreshed often, because their work changes within seconds. */
export const useTechnicians = (enabled: boolean) =>
  useCall('listTechnicians', {}, { enabled, staleTime: 5_000 });
