import { pages } from '@terminal/contract/pages';
import { usePathname } from '../../core/navigation/navigate.ts';
import type { BranchSession } from '../../core/session/record.ts';

/** The section the menu highlights: on a page of the tyre shop always the tyre shop. */
export function useStanding(session: BranchSession): BranchSession {
  const inShop = usePathname().startsWith(pages.tyreShop.path);
  return inShop ? { ...session, ambiente: 'P' } : session;
}
