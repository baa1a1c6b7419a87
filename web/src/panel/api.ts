import { useMutation } from '@tanstack/react-query';
import type { CallError } from '../core/api/errors.ts';
import { queryClient } from '../core/api/query-client.ts';
import { panelRequest } from '../core/panel/client.ts';
import type { PanelSession } from '../core/panel/record.ts';
import { clearPanelSession, storePanelSession } from '../core/panel/store.ts';
import { type PanelLoginForm, panelLoginBody } from './login-form.ts';

/** Signs in to the panel. @returns null: a password is asked for as well */
export function usePanelSignIn() {
  return useMutation<PanelSession | null, CallError, PanelLoginForm>({
    mutationFn: async (form) => {
      const answer = await panelRequest('panelLogin', { body: panelLoginBody(form) });
      if (!('colabPainel' in answer)) return null;
      const session = { ...answer.colabPainel, empresa: form.company };
      // What another user was shown must not show through.
      queryClient.clear();
      storePanelSession(session);
      return session;
    },
  });
}

/** Ends the panel session here at once and revokes its token (PANEL-10). */
export function signOutOfPanel(): void {
  panelRequest('panelLogout', {}).catch((error: unknown) => console.info('token not revoked', error));
  clearPanelSession();
  queryClient.clear();
}
