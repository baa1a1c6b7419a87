import { useMutation } from '@tanstack/react-query';
import { request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';
import { proofOfSignIn } from '../core/provider-answer.ts';
import { type BranchSession, type Company, sessionOf } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';

/** Goes to the provider of the company's accounts. */
export const useBeginAccountSignIn = () =>
  useMutation<void, CallError>({
    mutationFn: async () => {
      const { ds_endereco, prova } = await request('beginAccountSignIn', {});
      proofOfSignIn.keep(prova);
      location.assign(ds_endereco);
    },
  });

/** Signs in with the provider's answer. */
export const useFinishAccountSignIn = (company: Company) =>
  useMutation<BranchSession, CallError, string>({
    mutationFn: async (resposta) => {
      // Without proof somebody else began it, or in another tab: the server says so.
      const body = { prova: proofOfSignIn.take() ?? '-', resposta };
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
