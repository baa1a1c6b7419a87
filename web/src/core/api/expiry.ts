import { clearSession, currentSession } from '../session/store.ts';

const listeners = new Set<() => void>();

/** Told once when the session ends because the server no longer knows it. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A call sent with `token` was answered 401 (CORE-03, CORE-17, G-113).
 * Several at once, or one of an older login, end nothing a second time.
 */
export function expire(token: string | null): void {
  if (token === null || currentSession()?.token !== token) return;
  clearSession();
  for (const listener of listeners) listener();
}
