import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { readInventoryView } from '../../inventory/view.ts';
import { readRegistryView } from '../../registry/view.ts';
import { readStockListView } from '../../stock/view.ts';
import { guard, shellRoute } from './base.ts';

const registryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.registry.path,
  validateSearch: readRegistryView,
  beforeLoad: guard('registry'),
  component: lazyRouteComponent(
    withTexts(() => import('../../registry/pages/RegistryPage.tsx')),
    'RegistryPage',
  ),
});

const inventoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.inventory.path,
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../../inventory/pages/InventoriesPage.tsx')),
    'InventoriesPage',
  ),
});

const inventoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventarioItens/$id',
  validateSearch: readInventoryView,
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../../inventory/pages/InventoryPage.tsx')),
    'InventoryPage',
  ),
});

const inventoryRowsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventarioItens/$id/folha',
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../../inventory/pages/RowsPage.tsx')),
    'RowsPage',
  ),
});

const stockListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stock.path,
  validateSearch: readStockListView,
  beforeLoad: guard('stock'),
  component: lazyRouteComponent(
    withTexts(() => import('../../stock/pages/StockPage.tsx')),
    'StockPage',
  ),
});

const stockItemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/estoque/$id',
  beforeLoad: guard('stock'),
  component: lazyRouteComponent(
    withTexts(() => import('../../stock/pages/ItemPage.tsx')),
    'ItemPage',
  ),
});

const stockLabelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stockLabels.path,
  beforeLoad: guard('stockLabels'),
  component: lazyRouteComponent(
    withTexts(() => import('../../stock/pages/LabelsPage.tsx')),
    'LabelsPage',
  ),
});

const stockImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stockImport.path,
  beforeLoad: guard('stockImport'),
  component: lazyRouteComponent(
    withTexts(() => import('../../stock/pages/ImportPage.tsx')),
    'StockImportPage',
  ),
});

/** Registry of problems, inventories and stock. */
export const stockRoutes = [
  registryRoute,
  inventoriesRoute,
  inventoryRoute,
  inventoryRowsRoute,
  stockListRoute,
  stockItemRoute,
  stockLabelsRoute,
  stockImportRoute,
] as const;
