import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { panelWire } from '@terminal/contract/wire-panel';
import type { CallError } from '../core/api/errors.ts';
import { queryClient } from '../core/api/query-client.ts';
import { navigate } from '../core/navigation/navigate.ts';
import { panelRequest } from '../core/panel/client.ts';
import type { PanelSession } from '../core/panel/record.ts';
import { clearPanelSession, storePanelSession } from '../core/panel/store.ts';
import { proofOfSignIn } from '../core/provider-answer.ts';
import { readOnce, takePanelTarget } from '../core/return-to.ts';
import type { StorageKey } from '../core/storage.ts';
import type { SecondStep } from './factors.ts';
import { type PanelLoginForm, panelLoginBody } from './login-form.ts';

const stored: StorageKey = 'filialPainel';

// What was loaded for one user must not show through to the next, whichever tab ended his session. Before those who draw the
// panel hear of it; what the terminal shows in this tab stays.
globalThis.addEventListener?.(
  'storage',
  ({ key }) => {
    if (key === stored || key === null)
      queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => String(name) in panelWire });
  },
  { capture: true },
);

/** Result of a login: a session, or the further proof required. */
export type SignInAnswer = AnswerOf<'panelLogin'>;

function beginSession(colabPainel: Omit<PanelSession, 'empresa'>, empresa: string): void {
  // What another user was shown must not show through.
  queryClient.clear();
  storePanelSession({ ...colabPainel, empresa });
}

/** Signs in to the panel; where only the digits and the password are asked for, the session begins. */
export function usePanelSignIn() {
  return useMutation<SignInAnswer, CallError, PanelLoginForm>({
    mutationFn: async (form) => {
      const answer = await panelRequest('panelLogin', { body: panelLoginBody(form) });
      if ('colabPainel' in answer) beginSession(answer.colabPainel, form.company);
      return answer;
    },
  });
}

type SecondStepBody = InputOf<'panelSecondStep'>['body'];
/** One proof of the second step. */
export type Proof = SecondStepBody extends infer Body ? Omit<Body, 'passo'> : never;

/** The company chosen before going to the provider. */
const chosenCompany = readOnce('empresaDoPainel');
export const takeChosenCompany = chosenCompany.take;

/** Goes to the provider of the panel's accounts, with the company chosen on the login page. */
export const useBeginPanelAccount = () =>
  useMutation<void, CallError, string>({
    mutationFn: async (empresa) => {
      const { ds_endereco, prova } = await panelRequest('beginPanelAccountSignIn', {});
      proofOfSignIn.keep(prova);
      chosenCompany.keep(empresa);
      location.assign(ds_endereco);
    },
  });

/** Signs in with the provider's answer; of a user without second factor the session begins. */
export const useFinishPanelAccount = (empresa: string) =>
  useMutation<AnswerOf<'finishPanelAccountSignIn'>, CallError, string>({
    mutationFn: async (resposta) => {
      // Without proof somebody else began it, or in another tab: the server says so.
      const body = { prova: proofOfSignIn.take() ?? '-', resposta };
      const answer = await panelRequest('finishPanelAccountSignIn', { body });
      if ('colabPainel' in answer) beginSession(answer.colabPainel, empresa);
      return answer;
    },
  });

/**
 * Proves the second step of a login; the session begins.
 * @param company chosen at the first step
 */
export function usePanelSecondStep({ passo }: SecondStep, company: string) {
  return useMutation<void, Error, () => Proof | Promise<Proof>>({
    mutationFn: async (prove) => {
      // Each kind of proof is one of the bodies.
      const body = { passo, ...(await prove()) } as SecondStepBody;
      const { colabPainel } = await panelRequest('panelSecondStep', { body });
      beginSession(colabPainel, company);
    },
  });
}

/** Ends the panel session here at once and revokes its token (PANEL-10). */
export function signOutOfPanel(): void {
  panelRequest('panelLogout', {}).catch((error: unknown) => console.info('token not revoked', error));
  clearPanelSession();
  queryClient.clear();
  // The next user begins at the start, not where this one was.
  takePanelTarget();
  void navigate({ to: '/loginPainel' });
}
