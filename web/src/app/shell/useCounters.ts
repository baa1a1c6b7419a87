import type { AnswerOf } from '@terminal/contract';
import { profileOf } from '@terminal/contract/pages';
import { useCall } from '../../core/api/hooks.ts';
import { useReach } from '../../core/api/reach.ts';
import { useSession } from '../../core/session/store.ts';

/** Of a list only what was read of it: it is never asked for here. */
const asRead = { enabled: false };

/** Totals of the lists for the badges (SHELL-24), as fresh as the lists themselves. */
export function useCounters(): AnswerOf<'getCounters'> | undefined {
  const session = useSession();
  const { online } = useReach();
  const refetchInterval = session.parametros.atualizacao_listas_ms;
  const { data } = useCall('getCounters', {}, { refetchInterval });
  const trucks = useCall('listActiveFleet', {}, asRead).data;
  const forklifts = useCall('listActiveWarehouse', {}, asRead).data;
  if (online || data === undefined) return data;
  // Without network the execution list shows what is kept here, and the badge as many.
  const { fleet, warehouse } = profileOf(session);
  const isRead = (trucks ?? !fleet) && (forklifts ?? !warehouse);
  const shown = (fleet ? (trucks?.length ?? 0) : 0) + (warehouse ? (forklifts?.length ?? 0) : 0);
  return isRead ? { ...data, em_execucao: shown } : data;
}
