import { core } from './pt/core.ts';
import { execution } from './pt/execution.ts';
import { orders } from './pt/orders.ts';
import { session } from './pt/session.ts';
import { shell } from './pt/shell.ts';

/** Portuguese texts of what is loaded first: login, shell, lists and the work in hand. */
export const portuguese = { core, execution, orders, session, shell };
