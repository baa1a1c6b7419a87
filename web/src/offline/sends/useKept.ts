import { hasDigits, useDigitsVersion } from './digits.ts';
import { useOwner, useSends } from './kept.ts';
import { type Held, heldSends, missingDigits, othersSends } from './rules.ts';

/** What the strip and the sheet show of the sends of this browser. */
export interface KeptSends {
  /** Those of the signed-in person, in the order they were given. */
  own: Held[];
  refused: Held[];
  /** People whose digits are missing. */
  missing: ReturnType<typeof missingDigits>;
  others: ReturnType<typeof othersSends>;
}

/** The stored sends, without ones being sent for the first time. */
export function useKept(): KeptSends {
  const sends = useSends();
  const owner = useOwner();
  useDigitsVersion();
  const own = heldSends(sends, owner, hasDigits).filter(({ send }) => send.kept || send.refusal !== null);
  return {
    own,
    refused: own.filter(({ hold }) => hold === 'refusal'),
    missing: missingDigits(own),
    others: othersSends(sends, owner),
  };
}
