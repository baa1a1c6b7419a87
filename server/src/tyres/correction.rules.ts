import type { ErrorCode } from '@terminal/contract';
import { hasGrown } from './gauging.rules.ts';

/** Depths that take the place of others, with what was told before and after them in the same life; null: nothing was. */
export interface Replacement {
  wrong: readonly number[];
  right: readonly number[];
  before: readonly number[] | null;
  after: readonly number[] | null;
}

/** Why depths cannot take the place of others: other grooves were read, or they do not lie between those around them. */
export function replacementRefusal({ wrong, right, before, after }: Replacement): ErrorCode | null {
  if (right.length !== wrong.length) return 'SULCOS_INCOMPLETOS';
  const grown = (before !== null && hasGrown(right, before)) || (after !== null && hasGrown(after, right));
  return grown ? 'LEITURA_FORA_DE_ORDEM' : null;
}
