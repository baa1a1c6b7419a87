import type { AnswerOf } from '@terminal/contract';
import type { ToldFacts } from '@terminal/contract/order-facts';
import { workState } from '../work-state.ts';

/** An order a search found. */
export type Found = AnswerOf<'searchOrders'>[number];

/** Plates of the orders found that begin with what was typed or read, or whose fleet number does. */
export function platesOf(found: readonly Found[], text: string): string[] {
  const code = codeOf(text);
  const isMeant = ({ nr_placa, nr_frota }: Found) =>
    [nr_placa, nr_frota ?? ''].some((name) => codeOf(name).startsWith(code));
  return [...new Set(found.filter(isMeant).map(({ nr_placa }) => nr_placa))];
}

const codeOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * The one order that can be meant: the only open one that is exactly what was read or typed, else the only one found.
 * null where a person has to choose.
 */
export function theOne(found: readonly Found[]): Found | null {
  const exact = found.filter((order) => order.exata);
  const open = exact.filter((order) => order.dt_final === null);
  for (const some of [open, exact, found])
    if (some.length > 0) return some.length === 1 ? (some[0] ?? null) : null;
  return null;
}

/** What of an order this browser keeps says which it is. */
export type KeptOrder = ToldFacts &
  Pick<
    AnswerOf<'getOrder'>,
    | 'nr_sequencial'
    | 'nr_placa'
    | 'nr_frota'
    | 'ds_tipo'
    | 'ds_conjunto'
    | 'ds_plano'
    | 'st_origem'
    | 'dt_os'
    | 'dt_final'
    | 'ds_filial'
    | 'criticidade'
    | 'segmento'
  >;

/** Orders whose number, plate or fleet number begins or ends with what was typed or read, exact ones first. */
export function foundAmong(orders: readonly KeptOrder[], text: string): Found[] {
  const code = codeOf(text);
  const found = orders.flatMap((order): Found[] => {
    const names = [String(order.nr_sequencial), order.nr_placa, order.nr_frota ?? ''].map(codeOf);
    if (!names.some((name) => name.startsWith(code) || name.endsWith(code))) return [];
    const { nr_sequencial, nr_placa, nr_frota, ds_tipo, ds_conjunto, ds_plano } = order;
    const { st_origem, dt_os, dt_final, ds_filial, criticidade, segmento } = order;
    const about = {
      nr_sequencial,
      nr_placa,
      nr_frota,
      ds_tipo,
      st_origem,
      dt_os,
      dt_final,
      ds_filial,
      criticidade,
    };
    return [
      {
        ...about,
        ds_grupo: segmento?.ds_grupo ?? null,
        ds_conjunto: ds_conjunto ?? ds_plano,
        st_situacao: workState(order),
        exata: names.includes(code),
      },
    ];
  });
  return found.sort((a, b) => Number(b.exata) - Number(a.exata));
}
