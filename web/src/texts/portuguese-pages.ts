import { portuguese } from './portuguese.ts';
import { notices } from './pt/app-notice.ts';
import { components } from './pt/core-components.ts';
import { reach } from './pt/core-reach.ts';
import { scan } from './pt/core-scan.ts';
import { dashboard } from './pt/dashboard.ts';
import { execution } from './pt/execution.ts';
import { files } from './pt/files.ts';
import { fleet } from './pt/fleet.ts';
import { history } from './pt/history.ts';
import { identity } from './pt/identity.ts';
import { imports } from './pt/imports.ts';
import { inventory } from './pt/inventory.ts';
import { items } from './pt/items.ts';
import { masterData } from './pt/masterdata.ts';
import { offline } from './pt/offline.ts';
import { detail } from './pt/orders-detail.ts';
import { errand } from './pt/orders-errands.ts';
import { newOrder } from './pt/orders-new.ts';
import { search } from './pt/orders-search.ts';
import { workList } from './pt/orders-work.ts';
import { plans } from './pt/plans.ts';
import { forecast } from './pt/plans-forecast.ts';
import { planKeeping } from './pt/plans-keeping.ts';
import { registry } from './pt/registry.ts';
import { help } from './pt/session-help.ts';
import { terminal } from './pt/session-terminal.ts';
import { settings } from './pt/settings.ts';
import { stock } from './pt/stock.ts';
import { surveys } from './pt/surveys.ts';
import { systems } from './pt/systems.ts';
import { events } from './pt/systems-events.ts';
import { tyres } from './pt/tyres.ts';
import { tyreLife } from './pt/tyres-life.ts';
import { tyreStock } from './pt/tyres-stock.ts';
import { vehicle } from './pt/vehicle.ts';

/** Portuguese texts of pages and sheets that come later, by area; loaded with the first of them. */
const portuguesePages = {
  core: components,
  dashboard,
  execution,
  files,
  fleet,
  help,
  history,
  imports,
  inventory,
  items,
  masterData,
  newOrder,
  plans: { ...plans, forecast, keeping: planKeeping },
  registry,
  scan,
  identity,
  offline,
  reach,
  settings,
  stock,
  surveys,
  systems: { ...systems, events },
  tyres: { ...tyres, life: tyreLife, stock: tyreStock },
  vehicle,
  workList,
  orders: { detail, errand, search },
  session: { terminal },
  shell: { notices },
};

/** All Portuguese texts: the ones every other language is measured by. */
export const allPortuguese = {
  ...portuguese,
  ...portuguesePages,
  core: { ...portuguese.core, ...portuguesePages.core },
  orders: { ...portuguese.orders, ...portuguesePages.orders },
  session: { ...portuguese.session, ...portuguesePages.session },
  shell: { ...portuguese.shell, ...portuguesePages.shell },
};

export type Portuguese = typeof allPortuguese;
