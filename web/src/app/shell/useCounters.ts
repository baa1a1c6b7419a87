import type { AnswerOf } from '@terminal/contract';
import { useCall } from '../../core/api/hooks.ts';
import { useSession } from '../../core/session/store.ts';

/** Totals of the lists for the badges (SHELL-24), as fresh as the lists themselves. */
export function useCounters(): AnswerOf<'getCounters'> | undefined {
  const { parametros } = useSession();
  return useCall('getCounters', {}, { refetchInterval: parametros.atualizacao_listas_ms }).data;
}
