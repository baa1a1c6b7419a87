import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../core/api/refresh.ts';
import { panelRequest } from '../../core/panel/client.ts';
import { usePanelCall, usePanelCommand } from '../../core/panel/hooks.ts';
import { makePasskey } from '../passkeys.ts';

/** What one proves oneself with. */
export const useFactors = () => usePanelCall('getMyFactors', {}, { staleTime: 0 });

/** One's own sessions. */
export const useOwnSessions = () => usePanelCall('listMySessions', {}, { staleTime: 0 });

/** Begins an authenticator. */
export const useBeginTotp = () => usePanelCommand('beginTotp');
/** Proves an authenticator by its first code. */
export const useFinishTotp = () => usePanelCommand('finishTotp');

/**
 * Creates a passkey on the device and registers it under a name. @returns recovery codes, shown only now; null: the user has
 * some
 */
export function useAddPasskey() {
  return useMutation<string[] | null, Error, string>({
    mutationFn: async (name) => {
      const question = await panelRequest('beginPasskey', {});
      const chave = await makePasskey(question);
      const { codigos } = await panelRequest('finishPasskey', { body: { ds_chave: name, chave } });
      return codigos;
    },
    onSuccess: () => refreshAfter('finishPasskey'),
  });
}

/** Ends one of the user's own sessions. */
export const useEndSession = () => usePanelCommand('endMySession');
