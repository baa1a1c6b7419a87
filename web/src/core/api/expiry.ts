import type { RefusalCode } from '@terminal/contract';
import type { BranchSession } from '../session/record.ts';
import { clearSession, currentSession } from '../session/store.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';
import { createSignal } from '../store.ts';

const expired = createSignal<[codigo: RefusalCode | null]>();

/** Called once when the session ends because the server no longer accepts it, with the server's reason as far as it is known. */
export const onExpiry = expired.listen;

/** Work under way that puts another session in place of this one. */
let replacing: Promise<unknown> | null = null;

/** Time another tab may take for the same, and polling interval; ms. */
const longestReplacing = 15_000;
const lookAgainAfter = 100;

/**
 * Does what puts another session in place of this one (AUTH-22). The server ends the former one with it, which is no news
 * then: calls still under way with it, of this tab or another, end nothing before the work has failed.
 */
export function replaceSession<T>(work: () => Promise<T>): Promise<T> {
  writeStored('trocandoFilial', Date.now());
  const done = work().finally(() => {
    replacing = null;
    removeStored('trocandoFilial');
  });
  replacing = done;
  return done;
}

/**
 * A call sent with `token` was answered 401 (CORE-03, CORE-17, G-113).
 * Several at once, or one of an older login, end nothing a second time.
 */
export function expire(token: string | null, codigo: RefusalCode | null = null): void {
  if (token === null || currentSession()?.token !== token || isReplaced(token)) return;
  if (replacing) {
    const again = () => expire(token, codigo);
    replacing.then(again, again);
    return;
  }
  if (isReplacedElsewhere()) {
    setTimeout(() => expire(token, codigo), lookAgainAfter);
    return;
  }
  clearSession();
  expired.tell(codigo);
}

/** Whether another tab has replaced the session, of which this tab has not been notified yet. */
function isReplaced(token: string): boolean {
  const stored = readStored<BranchSession>('filial');
  return stored !== null && stored.token !== token;
}

/** Whether another tab is changing branch and will replace this session. */
function isReplacedElsewhere(): boolean {
  const since = readStored<number>('trocandoFilial');
  return since !== null && Date.now() - since < longestReplacing;
}
