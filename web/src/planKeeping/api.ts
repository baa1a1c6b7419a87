import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallName } from '@terminal/contract';
import { callKey, useCall, useCommand } from '../core/api/hooks.ts';
import { keepingCalls } from './keeping-calls.ts';

export type PlanRow = AnswerOf<'listPlans'>[number];
export type Plan = AnswerOf<'getPlan'>;
export type PlanChange = Plan['mudancas'][number];
export type Cycle = Plan['ciclos'][number];
export type Place = AnswerOf<'listPlanVehicles'>['data'][number];
export type Situation = 'V' | 'A' | 'E' | 'S';
export type HeldReading = AnswerOf<'listHeldReadings'>[number];
export type Readings = AnswerOf<'listReadings'>;
export type Candidates = AnswerOf<'listCandidates'>;

const fresh = { staleTime: 0 };

/** All plans with the standing of their vehicles. */
export const usePlans = () => useCall('listPlans', {}, fresh);

/** One plan with its ring. */
export const usePlan = (id: string) => useCall('getPlan', { params: { id } }, fresh);

/** What is looked for among a plan's vehicles. */
export interface PlaceSearch {
  search: string;
  situation: Situation | null;
  page: number;
}

/** A page of a plan's vehicles. */
export const usePlaces = (id: string, { search, situation, page }: PlaceSearch) =>
  useCall(
    'listPlanVehicles',
    {
      params: { id },
      query: {
        ...(search !== '' && { busca: search }),
        ...(situation !== null && { situacao: situation }),
        page: String(page),
      },
    },
    { ...fresh, keepPrevious: true },
  );

/** What happened to a vehicle in a plan. */
export const usePlaceHistory = (id: number) =>
  useCall('listPlaceHistory', { params: { id: String(id) } }, fresh);

/** By what vehicles to attach are chosen; empty for anything. */
export interface CandidateSearch {
  busca: string;
  tipo: string;
  modelo: string;
  operacao: string;
  filial: string;
}

/** Vehicles that fit. */
export function useCandidates(id: string, search: CandidateSearch) {
  const query = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
  return useCall('listCandidates', { params: { id }, query }, { ...fresh, keepPrevious: true });
}

/** Types, models, operations and branches to choose vehicles by. */
export const useVehicleChoices = () => useCall('getVehicleChoices', {}, { staleTime: 300_000 });

/** Readings that wait for a decision. */
export const useHeldReadings = () => useCall('listHeldReadings', {}, fresh);

/** Readings of a vehicle. */
export const useReadings = (placa: string) => useCall('listReadings', { params: { placa } }, fresh);

type KeepingCommand =
  | 'createPlan'
  | 'changePlan'
  | 'saveCycles'
  | 'attachVehicles'
  | 'suspendVehicle'
  | 'resumeVehicle'
  | 'correctPlace'
  | 'reportDone'
  | 'addReading'
  | 'exchangeMeter'
  | 'confirmReading'
  | 'discardReading';

/** A command about plans or meters; what is shown of them is loaded again before it counts as done. */
export function useKeeping<N extends CallName & KeepingCommand>(name: N) {
  const client = useQueryClient();
  return useCommand(name, async () => {
    await Promise.all(keepingCalls.map((call) => client.invalidateQueries({ queryKey: callKey(call) })));
  });
}
