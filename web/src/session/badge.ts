import { useMutation } from '@tanstack/react-query';
import { request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';
import { type BranchSession, type Company, sessionOf } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';

/** Signs in the owner of a badge. */
export const useBadgeSignIn = (company: Company) =>
  useMutation<BranchSession, CallError, string>({
    mutationFn: async (cracha) => {
      const answer = await request('badgeSignIn', { body: { cracha } });
      const session = sessionOf(answer, {
        loginExterno: answer.fornecExt,
        empresa: company.ds_empresa,
        matricula: '',
      });
      storeSession(session);
      return session;
    },
    onError: clearSession,
  });
