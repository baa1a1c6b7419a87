import type { AnswerOf, InputOf } from '@terminal/contract';
import { request } from '../../core/api/client.ts';
import { useCall, useCommand } from '../../core/api/hooks.ts';
import type { StockView } from './view.ts';

/** A tyre in stock. */
export type StockedTyre = AnswerOf<'listTyreStock'>['data'][number];
/** A tyre wherever it is. */
export type Tyre = AnswerOf<'listTyres'>['data'][number];
/** A on a vehicle, E in stock, S away for service, D scrapped. */
export type TyreSituation = InputOf<'listTyres'>['query']['situacao'];
/** A gauging, C calibration. */
export type Kind = InputOf<'listAdherencePlates'>['query']['tipo'];

/** Adherence of the month and where the tyres are, without the tyres themselves. */
export const useTyreShop = () => useCall('getTyreDashboard', { query: { linhas: 'N' } });

/** Every tyre of the branch, for a file. */
export const everyTyre = () => request('getTyreDashboard', { query: {} });

/** A page of the tyres in a situation; `fire`: part of the fire number. */
export const useTyres = (situation: TyreSituation, page: number, fire: string) =>
  useCall(
    'listTyres',
    { query: { situacao: situation, page: String(page), ...(fire !== '' && { nr_fogo: fire }) } },
    { keepPrevious: true },
  );

/** A page of the plates an adherence counts: done, or still missing. */
export const useAdherencePlates = (tipo: Kind, done: boolean, page: number) =>
  useCall(
    'listAdherencePlates',
    { query: { tipo, feita: done ? 'S' : 'N', page: String(page) } },
    { keepPrevious: true },
  );

/** A page of the tyres in stock. */
export function useStock({ fogo, pagina = '1', ...filters }: StockView) {
  const query = { ...filters, page: pagina, ...(fogo !== undefined && { nr_fogo: fogo }) };
  return useCall('listTyreStock', { query }, { keepPrevious: true });
}

/** The tyre in stock of the own branch that bears a fire number; undefined: none, or it could not be asked. */
export async function stockedTyre(fire: string): Promise<StockedTyre | undefined> {
  const found = await request('listTyreStock', { query: { nr_fogo: fire } }).catch(() => null);
  return found?.data.find(({ nr_fogo }) => nr_fogo === fire);
}

/** What the stock of a branch can be narrowed by. */
export const useTyreFilters = (branch: string | undefined) =>
  useCall(
    'getTyreFilters',
    { query: branch === undefined ? {} : { filial: branch } },
    { keepPrevious: true },
  );

/** Reasons to scrap, and services. */
export const useDepartureChoices = () => useCall('getTyreDepartureChoices', {}, { staleTime: 300_000 });

/** Suppliers whose name holds the search. */
export const useTyreSuppliers = (search: string) =>
  useCall('listTyreSuppliers', { query: { search } }, { keepPrevious: true, staleTime: 60_000 });

/** Scraps a tyre or sends it away. */
export const useRecordDeparture = () => useCommand('recordTyreDeparture');

/** Takes a tyre back from service. */
export const useTakeBack = () => useCommand('takeTyreBack');
