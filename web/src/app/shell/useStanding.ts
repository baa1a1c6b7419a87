import { useLocation } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import type { BranchSession } from '../../core/session/record.ts';

/** A person where he stands: on a page of the tyre shop in the tyre shop, however he came there. */
export function useStanding(session: BranchSession): BranchSession {
  const inShop = useLocation({ select: ({ pathname }) => pathname.startsWith(pages.tyreShop.path) });
  return inShop ? { ...session, ambiente: 'P' } : session;
}
