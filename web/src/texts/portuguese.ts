import { core } from './pt/core.ts';
import { execution } from './pt/execution.ts';
import { files } from './pt/files.ts';
import { items } from './pt/items.ts';
import { newOrder } from './pt/newOrder.ts';
import { orders } from './pt/orders.ts';
import { session } from './pt/session.ts';
import { shell } from './pt/shell.ts';
import { workList } from './pt/workList.ts';

/** All Portuguese texts by area: the ones every other language is measured by. */
export const portuguese = { core, execution, newOrder, files, items, orders, session, shell, workList };

export type Portuguese = typeof portuguese;
