import type { AnswerOf } from '@terminal/contract';
import * as rights from '@terminal/contract/call-rights';
import { serverNow } from '../core/api/clock.ts';
import { useCall, useCommand } from '../core/api/hooks.ts';
import { mayCall } from '../core/rights.ts';
import { useSession } from '../core/session/store.ts';
import { type Candidate, type Choice, generationOf, type Opener } from './candidate.ts';
import { todayIn } from './due-day.ts';

/** V overdue, A due soon. */
export type Status = 'V' | 'A';
/** How many plans are due, by kind. */
export type DueCounts = AnswerOf<'countDue'>;

/** How much is due in the branch; not asked by suppliers (PREV-02). */
export function useDueCounts(): DueCounts | undefined {
  const session = useSession();
  return useCall(
    'countDue',
    {},
    {
      enabled: mayCall(session, rights.countDue),
      staleTime: 0,
      refetchInterval: session.parametros.atualizacao_listas_ms,
    },
  ).data;
}

const fresh = { staleTime: 0 };

/** Preventives of the fleet or of the warehouse with a status (PREV-07, WARE-02). */
export const useDuePlates = (call: 'listDuePlates' | 'listDueWarehousePlates', status: Status) =>
  useCall(call, { params: { status } }, fresh);

/** Bodywork with a status (BODY-02). */
export const useDueBodywork = (status: Status) => useCall('listDueBodywork', { params: { status } }, fresh);

/** Predictive plans of trucks (N) or of warehouse equipment (S) (PRED-03). */
export const usePredictives = (exibe_terminal: 'S' | 'N') =>
  useCall('listPredictivePlates', { body: { exibe_terminal } }, fresh);

/** What is due of one plate (PREV-09); nothing is asked before one is given. */
export const useDueOfPlate = (placa: string | null) =>
  useCall('findDueOfPlate', { body: { placa: placa ?? 'X' } }, { ...fresh, enabled: placa !== null });

/** The calendar day of the branch. */
export const useToday = (): string => todayIn(useSession().ds_fuso, serverNow());

/** Generates the order of a candidate. */
export function useGenerate() {
  const { tecnicoId } = useSession();
  const inside = useCommand('generatePreventive');
  const outside = useCommand('generateExternalPreventive');
  const bodywork = useCommand('generateBodywork');
  const predictive = useCommand('generatePredictive');
  return {
    busy: [inside, outside, bodywork, predictive].some(({ isPending }) => isPending),
    /** @param opener on a shared terminal the technician picked, with the digits */
    generate(
      candidate: Candidate,
      choice: Choice,
      opener: Opener = { nr_seq_clifor: tecnicoId },
    ): Promise<AnswerOf<'generatePreventive'>> {
      const wanted = generationOf(candidate, choice, opener);
      if (wanted.call === 'generateBodywork') return bodywork.mutateAsync({ body: wanted.body });
      if (wanted.call === 'generatePredictive') return predictive.mutateAsync({ body: wanted.body });
      return (wanted.call === 'generatePreventive' ? inside : outside).mutateAsync({ body: wanted.body });
    },
  };
}
