import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../session/api.ts';

/** Signs out and goes to the login page (AUTH-23). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    void navigate({ to: '/login' });
  };
}
