import type { Later } from '@terminal/contract';
import { later } from '@terminal/contract/later';

/** The commands that may be kept without network and sent later. */
export type SendCall = keyof typeof later;

/** What keeping a command needs to know of it. */
export const laterOf = (name: SendCall): Later => later[name];
