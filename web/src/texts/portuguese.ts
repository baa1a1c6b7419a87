import { core } from './pt/core.ts';
import { execution } from './pt/execution.ts';
import { files } from './pt/files.ts';
import { orders } from './pt/orders.ts';
import { session } from './pt/session.ts';
import { shell } from './pt/shell.ts';

/** All Portuguese texts by area: the ones every other language is measured by. */
export const portuguese = { core, execution, files, orders, session, shell };

export type Portuguese = typeof portuguese;
