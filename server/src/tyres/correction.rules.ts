import type { RefusalCode } from '@terminal/contract';
import { hasGrown } from './gauging.rules.ts';

/** Corrected depths, with those recorded before and after in the same life; null: none. */
export interface Replacement {
  wrong: readonly number[];
  right: readonly number[];
  before: readonly number[] | null;
  after: readonly number[] | null;
}

/** Why corrected depths are refused: different grooves, or values not between those before and after. */
export function replacementRefusal({ wrong, right, before, after }: Replacement): RefusalCode | null {
  if (right.length !== wrong.length) return 'SULCOS_INCOMPLETOS';
  const grown = (before !== null && hasGrown(right, before)) || (after !== null && hasGrown(after, right));
  return grown ? 'LEITURA_FORA_DE_ORDEM' : null;
}
