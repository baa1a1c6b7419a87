import type { AnswerOf } from '@terminal/contract';
import { useCall } from '../../core/api/hooks.ts';
import { useOfficeCall } from '../../core/api/office.ts';

/** A plan, as the list has it. */
export type PlanRow = AnswerOf<'listPlans'>[number];
/** A plan with its ring. */
export type Plan = AnswerOf<'getPlan'>;
/** A change of a plan, as its history tells it. */
export type PlanChange = Plan['mudancas'][number];
/** A cycle of a plan. */
export type Cycle = Plan['ciclos'][number];
/** A vehicle's place in a plan. */
export type Place = AnswerOf<'listPlanVehicles'>['data'][number];
/** V overdue, A due soon, E in time, S suspended. */
export type PlaceSituation = 'V' | 'A' | 'E' | 'S';
/** A reading that waits for a decision. */
export type HeldReading = AnswerOf<'listHeldReadings'>[number];
/** Readings of a vehicle, with its meter. */
export type Readings = AnswerOf<'listReadings'>;
/** Vehicles that may be attached to a plan. */
export type Candidates = AnswerOf<'listCandidates'>;

const fresh = { staleTime: 0 };

/** All plans with the standing of their vehicles. */
export const usePlans = () => useOfficeCall('listPlans', {}, fresh);

/** One plan with its ring. */
export const usePlan = (id: string) => useOfficeCall('getPlan', { params: { id } }, fresh);

/** What is looked for among a plan's vehicles. */
export interface PlaceSearch {
  search: string;
  situation: PlaceSituation | null;
  page: number;
}

/** A page of a plan's vehicles. */
export const usePlaces = (id: string, { search, situation, page }: PlaceSearch) =>
  useOfficeCall(
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
  useOfficeCall('listPlaceHistory', { params: { id: String(id) } }, fresh);

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
  return useOfficeCall('listCandidates', { params: { id }, query }, { ...fresh, keepPrevious: true });
}

/** Types, models, operations and branches to choose vehicles by. */
export const useVehicleChoices = () => useOfficeCall('getVehicleChoices', {}, { staleTime: 300_000 });

/** Readings that wait for a decision. */
export const useHeldReadings = () => useCall('listHeldReadings', {}, fresh);

/** Readings of a vehicle. */
export const useReadings = (placa: string) => useCall('listReadings', { params: { placa } }, fresh);
