import { shell } from './pt/app-shell.ts';
import { core } from './pt/core.ts';
import { orders } from './pt/orders.ts';
import { session } from './pt/session.ts';

/** Portuguese texts of what is loaded first: login, shell, lists. */
export const portuguese = { core, orders, session, shell };
