import { randomUUID } from 'node:crypto';
import type { InputOf } from '@terminal/contract';
import { type Api, type Signed, startApi } from './api.ts';

export type Departure = InputOf<'recordTyreDeparture'>['body'];
export type Return = InputOf<'takeTyreBack'>['body'];

interface Departures {
  api: Api;
  /** Works in branch 1. */
  fitter: Signed;
  /** Of branch 1. */
  today: string;
  /** Why tyres are scrapped. */
  reasons: number[];
  /** Services: RECAPAGEM retreads, CONSERTO DE CARCACA repairs. */
  retread: number;
  repair: number;
}

/** A server with what a tyre that leaves the stock is told with. */
export async function openDepartures(): Promise<Departures> {
  const api = await startApi();
  const fitter = await api.signIn('1201', '456');
  const [row] = await api.sql<{ hoje: string }>(
    'select (now() at time zone ds_fuso)::date as hoje from filial where nr_sequencial = 1',
  );
  const { body } = await api.call('getTyreDepartureChoices', {}, fitter);
  const serviceOf = (kind: string) =>
    body.servicos.find(({ tp_pneu }) => tp_pneu === kind)?.nr_sequencial ?? 0;
  return {
    api,
    fitter,
    today: row?.hoje ?? '',
    reasons: body.motivos.map(({ cd_motivo }) => cd_motivo),
    retread: serviceOf('R'),
    repair: serviceOf('S'),
  };
}

/** Ways of a tyre out of the stock and its return, as short functions. */
export const departureToolsOf = (now: () => Departures) => {
  const depart = (body: Departure, key: string = randomUUID()) =>
    now().api.call('recordTyreDeparture', { body, key }, now().fitter);
  return {
    depart,
    scrap: (pneu: number | string, over: Partial<Departure> = {}) =>
      depart({
        tipo: 'D',
        pneu,
        fornecedor: 31,
        motivos: now().reasons.slice(0, 2),
        data: now().today,
        ...over,
      }),
    send: (pneu: number | string, over: Partial<Departure> = {}) =>
      depart({ tipo: 'S', pneu, fornecedor: 31, servico: now().retread, data: now().today, ...over }),
    returnTyre: (pneu: number | string, over: Partial<Return> = {}) =>
      now().api.call(
        'takeTyreBack',
        { body: { pneu, data: now().today, vl_mm: [14, 14, 14, 14], ...over } },
        now().fitter,
      ),
    mount: (pneu: number, placa: string) =>
      now().api.call(
        'mountTyre',
        { body: { placa, pneu, nr_posicao: 2, ds_lado: 'DI', km_informado: 100_000 } },
        now().fitter,
      ),
  };
};
