import { useLocation } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import type { BranchSession } from '../../core/session/record.ts';

/** The session as the menu shows it: on a page of the tyre shop a person stands there, however he came. */
export function useStanding(session: BranchSession): BranchSession {
  const inShop = useLocation({ select: ({ pathname }) => pathname.startsWith(pages.tyreShop.path) });
  return inShop ? { ...session, ambiente: 'P' } : session;
}
