import { notices } from './es/app-notice.ts';
import { shell } from './es/app-shell.ts';
import { core } from './es/core.ts';
import { components } from './es/core-components.ts';
import { labels } from './es/core-labels.ts';
import { reach } from './es/core-reach.ts';
import { scan } from './es/core-scan.ts';
import { dashboard } from './es/dashboard.ts';
import { execution } from './es/execution.ts';
import { files } from './es/files.ts';
import { fleet } from './es/fleet.ts';
import { history } from './es/history.ts';
import { identity } from './es/identity.ts';
import { imports } from './es/imports.ts';
import { inventory } from './es/inventory.ts';
import { items } from './es/items.ts';
import { masterData } from './es/masterdata.ts';
import { offline } from './es/offline.ts';
import { orders } from './es/orders.ts';
import { detail } from './es/orders-detail.ts';
import { errand } from './es/orders-errands.ts';
import { newOrder } from './es/orders-new.ts';
import { search } from './es/orders-search.ts';
import { workList } from './es/orders-work.ts';
import { plans } from './es/plans.ts';
import { forecast } from './es/plans-forecast.ts';
import { planKeeping } from './es/plans-keeping.ts';
import { registry } from './es/registry.ts';
import { session } from './es/session.ts';
import { help } from './es/session-help.ts';
import { terminal } from './es/session-terminal.ts';
import { settings } from './es/settings.ts';
import { stock } from './es/stock.ts';
import { surveys } from './es/surveys.ts';
import { systems } from './es/systems.ts';
import { events } from './es/systems-events.ts';
import { tyres } from './es/tyres.ts';
import { tyreLife } from './es/tyres-life.ts';
import { tyreStock } from './es/tyres-stock.ts';
import { vehicle } from './es/vehicle.ts';
import type { Portuguese } from './portuguese-pages.ts';
import type { Texts } from './types.ts';

/** All Spanish texts; loaded when Spanish is selected. */
export const spanish: Texts<Portuguese> = {
  core: { ...core, ...components },
  dashboard,
  execution,
  newOrder,
  files,
  fleet,
  help,
  history,
  imports,
  inventory,
  items,
  masterData,
  orders: { ...orders, detail, errand, search },
  plans: { ...plans, forecast, keeping: planKeeping },
  registry,
  scan,
  identity,
  offline,
  reach,
  session: { ...session, terminal },
  shell: { ...shell, notices },
  settings,
  stock,
  surveys,
  systems: { ...systems, events },
  tyres: { ...tyres, life: tyreLife, stock: tyreStock },
  vehicle,
  workList,
};

export { labels as spanishLabels };
