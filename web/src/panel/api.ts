import { useMutation } from '@tanstack/react-query';
import { panelWire } from '@terminal/contract/wire-panel';
import type { CallError } from '../core/api/errors.ts';
import { queryClient } from '../core/api/query-client.ts';
import { panelRequest } from '../core/panel/client.ts';
import type { PanelSession } from '../core/panel/record.ts';
import { clearPanelSession, storePanelSession } from '../core/panel/store.ts';
import type { StorageKey } from '../core/storage.ts';
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
