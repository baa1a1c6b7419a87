import { badgeShape } from '@terminal/contract/shapes';
import { useScanner } from './useScanner.ts';

/**
 * Takes the badge that is scanned while a sheet asks for one (G-126). A badge is a secret: it is never told as an unknown code.
 */
export function useBadge(take: (badge: string) => void): void {
  useScanner('sheet', (text) => {
    const badge = text.trim();
    if (badgeShape.test(badge)) take(badge);
    return 'read';
  });
}
