import { listAsLeft } from '../core/last-list.ts';
import { navigate } from '../core/navigation/navigate.ts';
import { useSession } from '../core/session/store.ts';
import { landingOf } from '../session/landing.ts';

/**
 * Goes back to the list when the page on screen is the order that has just closed (EXEC-21, EXEC-31); done when it is there.
 * @param list where to; where a person begins, when it is not said
 */
export function useLeaveOrder(number: number, list?: string): () => Promise<void> {
  const home = landingOf(useSession());
  const to = list ?? home;
  return async () => {
    const path = location.pathname.toLocaleLowerCase();
    const own = `/os/${number}`;
    if (path !== own && !path.startsWith(`${own}/`)) return;
    await navigate({ href: listAsLeft(to) });
  };
}
