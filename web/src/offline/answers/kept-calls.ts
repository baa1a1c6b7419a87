import type { Kept } from '@terminal/contract';
import { kept } from '@terminal/contract/kept';

/** The calls whose answers can be read without network after a reload. */
export type KeptCall = keyof typeof kept;

const isKept = (name: unknown): name is KeptCall => typeof name === 'string' && Object.hasOwn(kept, name);

/** The call whose answer a cached query holds, if that is kept; its key begins with the name. */
export function keptCallOf([name]: readonly unknown[]): KeptCall | null {
  return isKept(name) ? name : null;
}

/** How the answers of a call are kept. */
export const keepingOf = (call: KeptCall): Kept => kept[call];
