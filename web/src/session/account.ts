import { useMutation } from '@tanstack/react-query';
import { request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';
import { readOnce } from '../core/return-to.ts';
import { type BranchSession, type Company, sessionOf } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';

/** What the provider's answer is good for only together with; it ends with the tab. */
const proof = readOnce('provaDeEntrada');

/** Goes to the provider of the company's accounts. */
export const useBeginAccountSignIn = () =>
  useMutation<void, CallError>({
    mutationFn: async () => {
      const { ds_endereco, prova } = await request('beginAccountSignIn', {});
      proof.keep(prova);
      location.assign(ds_endereco);
    },
  });

/** The provider's answer in the address of the page, taken out of it; null: nobody comes back. */
export function takeAnswer(): string | null {
  const { search, pathname } = location;
  if (!new URLSearchParams(search).has('state')) return null;
  history.replaceState(history.state, '', pathname);
  return search;
}

/** Signs in with the provider's answer. */
export const useFinishAccountSignIn = (company: Company) =>
  useMutation<BranchSession, CallError, string>({
    mutationFn: async (resposta) => {
      // Without proof somebody else began it, or in another tab: the server says so.
      const body = { prova: proof.take() ?? '-', resposta };
      const session = sessionOf(await request('finishAccountSignIn', { body }), {
        loginExterno: 'N',
        empresa: company.ds_empresa,
        matricula: '',
      });
      storeSession(session);
      return session;
    },
    onError: clearSession,
  });
