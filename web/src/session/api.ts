import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '@terminal/contract';
import { terminalDisplay } from '@terminal/contract/session-fixed';
import { request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';
import { replaceSession } from '../core/api/expiry.ts';
import { useCall } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { type BranchSession, type Company, type Environment, sessionOf } from '../core/session/record.ts';
import { clearSession, currentSession, onSession, storeSession } from '../core/session/store.ts';
import { writeStored, writeText } from '../core/storage.ts';
import { type LoginForm, loginBody } from './login-form.ts';
import { rememberBranch, rememberLogin } from './remembered.ts';

/** Session the answers in memory were given to. */
let token = currentSession()?.token;

// What was loaded for another person or branch must not show through, whichever tab of the terminal ended it.
onSession(() => {
  const next = currentSession()?.token;
  if (next === token) return;
  token = next;
  queryClient.clear();
});

/** Companies of the selector. */
export const useCompanies = () =>
  useCall('getCompanies', { query: { mostrar_em: String(terminalDisplay) } }, { staleTime: 600_000 });

/** Help link, version and test host, known before anybody signs in. */
export const useConfiguration = () =>
  useCall('getConfiguration', {}, { staleTime: Number.POSITIVE_INFINITY });

/** Signs in; the session is stored and remembered on success, cleared on failure (AUTH-09, AUTH-12). */
export function useSignIn() {
  return useMutation<BranchSession, CallError, { form: LoginForm; company: Company }>({
    mutationFn: async ({ form, company }) => {
      const session = await enter(loginBody(form, company.ds_empresa), {
        loginExterno: form.external ? 'S' : 'N',
        empresa: company.ds_empresa,
        matricula: form.number.trim(),
      });
      rememberLogin(form, session, company);
      return session;
    },
    onError: clearSession,
  });
}

/** Signs in again to another branch of the same person (AUTH-22). */
export function useChangeBranch() {
  return useMutation<BranchSession, CallError, { newFilial: number; nameNewFilial: string }>({
    mutationFn: async (branch) => {
      const session = currentSession();
      if (!session) throw new Error('a branch is changed by somebody signed in');
      const change = { ...branch, ambiente_temp: session.ambiente };
      const next = await replaceSession(() => enter(change, { ...session.infColab, ...change }, session));
      rememberBranch(next);
      return next;
    },
  });
}

async function enter(
  body: InputOf<'login'>['body'],
  payload: BranchSession['infColab'],
  former?: BranchSession,
): Promise<BranchSession> {
  const entered = sessionOf(await request('login', { body }), payload);
  // Another branch is no new login: what was skipped stays skipped.
  const session = former ? { ...entered, ...surveysOf(former) } : entered;
  storeSession(session);
  return session;
}

/** Switches between workshop and tyre shop; a view of this terminal, sent along at the next branch change (G-25). */
export function changeEnvironment(ambiente: Environment): void {
  const session = currentSession();
  if (session)
    storeSession({ ...session, ambiente, infColab: { ...session.infColab, ambiente_temp: ambiente } });
}

const surveysOf = ({ pesquisa_nps = [], pesquisa_adiada = [] }: BranchSession) => ({
  pesquisa_nps,
  pesquisa_adiada,
});

/**
 * Ends the session here at once and revokes the token; without network it still ends here (AUTH-23).
 * Ended locally first, so that the server's answer about the ended session triggers nothing.
 */
export function signOut(): void {
  request('logout', {}).catch((error: unknown) => console.info('token not revoked', error));
  clearSession();
}

/** Exchanges a one-time code for this terminal's credential (AUTH-26, G-120). */
export function useEnrolTerminal() {
  return useMutation<void, CallError, string>({
    mutationFn: async (codigo) => {
      const { terminal } = await request('activateTerminal', { body: { codigo } });
      writeText('terminal', terminal);
    },
  });
}

/** Stores the company of this terminal; its key goes along with every call from now on (AUTH-15). */
export const storeCompany = (company: Company): void => writeStored('empresa', company);
