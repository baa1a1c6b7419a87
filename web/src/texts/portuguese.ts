import { core } from './pt/core.ts';
import { orders } from './pt/orders.ts';
import { session } from './pt/session.ts';
import { shell } from './pt/shell.ts';

/** All Portuguese texts by area: the ones every other language is measured by. */
export const portuguese = { core, orders, session, shell };

export type Portuguese = typeof portuguese;
