import { useQueryClient } from '@tanstack/react-query';
import type { CallName } from '@terminal/contract';
import type { CallError } from '../core/api/errors.ts';
import { callKey, useCall } from '../core/api/hooks.ts';
import { ofOneOrder, ofThePerson, orderLists } from './work-calls.ts';

/** The answers a work command makes old. */
const changed: readonly CallName[] = [...orderLists, ...ofOneOrder, ...ofThePerson, 'listTechnicians'];

/** Longest wait, in ms, for the screen behind a sheet to show what a command did. */
const longestRefresh = 3_000;

/** Loads again what a work command changed; done when the screens on show have it, or the network is too slow. */
export function useRefreshWork(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const loaded = changed.map((name) => client.invalidateQueries({ queryKey: callKey(name) }));
    const patience = new Promise((resolve) => setTimeout(resolve, longestRefresh));
    await Promise.race([Promise.all(loaded), patience]);
  };
}

/** The order a flow works on, with all it needs to know. */
export const useOrder = (number: number | string) => useCall('getOrder', { params: { id: String(number) } });

const tenMinutes = 10 * 60_000;

/** Kinds of reasons: of a pause, of a stop of a rescue, of a cancelled order. */
export const reasonKinds = ['PAUSA', 'SOCORRO', 'CANCELAMENTO'] as const;

/** Reasons of a kind. */
export const useReasons = (kind: (typeof reasonKinds)[number], enabled = true) =>
  useCall('listReasons', { query: { tp_motivo: kind } }, { staleTime: tenMinutes, enabled });

/** Technicians of the branch; who is busy changes within seconds. */
export const useTechnicians = (enabled: boolean) =>
  useCall('listTechnicians', {}, { enabled, staleTime: 5_000 });

/** Refusals about who acts: they are shown where the digits are typed. */
export const isIdentityRefusal = (error: CallError): boolean =>
  error.codigo === 'CPF_INCORRETO' || error.codigo === 'CPF_BLOQUEADO';
