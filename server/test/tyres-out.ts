import { randomUUID } from 'node:crypto';
import type { InputOf } from '@terminal/contract';
import { type Api, type Signed, startApi } from './api.ts';

export type Out = InputOf<'recordTyreDeparture'>['body'];
export type Back = InputOf<'takeTyreBack'>['body'];

interface TyresOut {
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
export async function openTyresOut(): Promise<TyresOut> {
  const api = await startApi();
  const fitter = await api.signIn('1201', '456');
  const [row] = await api.sql<{ hoje: string }>(
    'select (now() at time zone ds_fuso)::date as hoje from filial where nr_sequencial = 1',
  );
  const { body } = await api.call('getTyreOutChoices', {}, fitter);
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

/** Ways of a tyre out of the stock and back, as short functions. */
export const tyresOutOf = (now: () => TyresOut) => {
  const out = (body: Out, key: string = randomUUID()) =>
    now().api.call('recordTyreDeparture', { body, key }, now().fitter);
  return {
    out,
    scrap: (pneu: number | string, over: Partial<Out> = {}) =>
      out({
        tipo: 'D',
        pneu,
        fornecedor: 31,
        motivos: now().reasons.slice(0, 2),
        data: now().today,
        ...over,
      }),
    send: (pneu: number | string, over: Partial<Out> = {}) =>
      out({ tipo: 'S', pneu, fornecedor: 31, servico: now().retread, data: now().today, ...over }),
    back: (pneu: number | string, over: Partial<Back> = {}) =>
      now().api.call(
        'takeTyreBack',
        { body: { pneu, data: now().today, vl_mm: [14, 14, 14, 14], ...over } },
        now().fitter,
      ),
    attach: (pneu: number, placa: string) =>
      now().api.call(
        'attachTyre',
        { body: { placa, pneu, nr_posicao: 2, ds_lado: 'DI', km_informado: 100_000 } },
        now().fitter,
      ),
  };
};
