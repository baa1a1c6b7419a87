import type { Kept } from '@terminal/contract';
import { kept } from '@terminal/contract/kept';

/** The calls whose answers can be read without network after a reload. */
export type KeptCall = keyof typeof kept;

const isKept = (name: unknown): name is KeptCall => typeof name === 'string' && Object.hasOwn(kept, name);

/** The call of a cached query if its answers are stored; the query key begins with its name. */
export function keptCallOf([name]: readonly unknown[]): KeptCall | null {
  return isKept(name) ? name : null;
}

/** How the answers of a call are kept. */
export const keepingOf = (call: KeptCall): Kept => kept[call];
