import type { Routes } from '../../core/navigation/route.ts';
import { pageOf } from './base.ts';

/** Registry of problems, inventories and stock. */
export const stockRoutes = {
  '/conjuntos': pageOf('registry', () => import('../../registry/pages/RegistryPage.tsx'), 'RegistryPage'),
  '/inventario': pageOf(
    'inventory',
    () => import('../../inventory/pages/InventoriesPage.tsx'),
    'InventoriesPage',
  ),
  '/inventarioItens/$id': pageOf(
    'inventory',
    () => import('../../inventory/pages/InventoryPage.tsx'),
    'InventoryPage',
  ),
  '/inventarioItens/$id/folha': pageOf(
    'inventory',
    () => import('../../inventory/pages/RowsPage.tsx'),
    'RowsPage',
  ),
  '/estoque': pageOf('stock', () => import('../../stock/pages/StockPage.tsx'), 'StockPage'),
  '/estoque/$id': pageOf('stock', () => import('../../stock/pages/ItemPage.tsx'), 'ItemPage'),
  '/estoque/etiquetas': {
    ...pageOf('stockLabels', () => import('../../stock/pages/LabelsPage.tsx'), 'LabelsPage'),
    entry: 'stock',
  },
  '/estoque/importar': {
    ...pageOf('stockImport', () => import('../../stock/pages/ImportPage.tsx'), 'StockImportPage'),
    entry: 'stock',
  },
} satisfies Partial<Routes>;
