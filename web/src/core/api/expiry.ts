import { clearSession, currentSession } from '../session/store.ts';

const listeners = new Set<() => void>();

/** Told once when the session ends because the server no longer knows it. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Work under way that puts another session in place of this one. */
let replacing: Promise<unknown> | null = null;

/**
 * Does what puts another session in place of this one (AUTH-22). The server ends the former one with it, which is no news
 * then: calls still under way with it end nothing before the work has failed.
 */
export function replaceSession<T>(work: () => Promise<T>): Promise<T> {
  const done = work().finally(() => {
    replacing = null;
  });
  replacing = done;
  return done;
}

/**
 * A call sent with `token` was answered 401 (CORE-03, CORE-17, G-113).
 * Several at once, or one of an older login, end nothing a second time.
 */
export function expire(token: string | null): void {
  if (token === null || currentSession()?.token !== token) return;
  if (replacing) {
    const again = () => expire(token);
    replacing.then(again, again);
    return;
  }
  clearSession();
  for (const listener of listeners) listener();
}
