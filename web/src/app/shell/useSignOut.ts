import { navigate } from '../../core/navigation/navigate.ts';
import { leaveWith } from '../../offline/sends/leaving.ts';
import { signOut } from '../../session/api.ts';

/** Signs out and goes to the login page (AUTH-23); with something unsent, or without network, it asks first. */
export function useSignOut(): () => void {
  return () =>
    leaveWith('signOut', () => {
      signOut();
      void navigate({ to: '/login' });
    });
}
