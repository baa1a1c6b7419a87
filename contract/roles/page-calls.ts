import type { CallName } from '../index.ts';
import type { PageId } from './pages.ts';

const filters = ['listOrderTypes', 'listSegments'] as const;

const tyreOut = [
  'listTyreStock',
  'getTyreFilters',
  'getTyreOutChoices',
  'listTyreSuppliers',
  'sendTyreOut',
] as const;

/** Calls each page cannot be without: whoever may open it may send them (a test compares). */
export const pageCalls = {
  home: ['listOrders', 'getReleaseAverages', 'listFleetPlates', ...filters],
  execution: ['listActiveFleet', 'listActiveWarehouse', 'listPaused', 'listWaiting'],
  external: ['listExternalOrders', 'getReleaseAverages', 'listFleetPlates', 'listSuppliers', ...filters],
  preventive: ['listOrders', 'listFleetPlates', ...filters],
  predictive: ['listOrders', 'listFleetPlates', ...filters],
  reopened: ['listReopenedOrders', 'getReopenedAverages', 'listReopenedPlates', ...filters],
  newOrder: [
    'listVehicles',
    'listOperations',
    'listProblems',
    'listDrivers',
    'findOpenOrder',
    'createOrder',
    ...filters,
  ],
  history: ['getOwnGrade', 'listOwnWork'],
  dashboard: [
    'getDashboardCounters',
    'getDashboardCriticality',
    'getDashboardWall',
    'listDashboardOrders',
    'getIndicators',
  ],
  warehouse: ['listWarehouseOrders', 'getWarehouseAverages', 'listWarehousePlates', ...filters],
  externalWarehouse: [
    'listWarehouseOrders',
    'getWarehouseAverages',
    'listWarehousePlates',
    'listSuppliers',
    ...filters,
  ],
  preventiveWarehouse: ['listWarehousePreventives', 'listWarehousePlates', ...filters],
  predictiveWarehouse: ['listWarehouseOrders', 'listWarehousePlates', ...filters],
  palletTruck: [],
  tyreShop: ['getTyreDashboard', 'listTyres', 'listAdherencePlates'],
  gauging: ['listTyrePlates', 'getGaugingLayout'],
  movement: [
    'listTyrePlates',
    'getMovementLayout',
    'listAvailableTyres',
    'attachTyre',
    'removeTyre',
    'moveTyres',
  ],
  scrap: tyreOut,
  tyreService: tyreOut,
  tyresAway: ['listTyres', 'takeTyreBack'],
  tyreLife: ['listTyresToPull', 'listTyreFindings', 'listTyreCosts', 'getTyreHistory'],
  tyreLabels: ['listTyreLabels'],
  tyreImport: ['previewTyreImport', 'applyTyreImport'],
  tyreSettings: ['getTyreSettings'],
  closed: ['listClosedOrders'],
  plans: ['listPlans', 'getPlan', 'listPlanVehicles', 'listHeldReadings', 'listReadings'],
  forecast: ['getForecast'],
  imports: ['previewImport', 'applyImport'],
  registry: ['listProblemRegistry', 'saveProblem', 'listCriticalities', 'listSegments', 'searchItems'],
  maintenance: [],
  inventory: [
    'listInventories',
    'createInventory',
    'getInventory',
    'listInventoryItems',
    'searchInventoryItems',
    'confirmCount',
  ],
  stock: ['listStockItems', 'getStockItem', 'enterStock', 'setStockMinimum'],
  stockLabels: ['listStockLabels'],
  stockImport: ['previewStockImport', 'applyStockImport'],
} as const satisfies Record<PageId, readonly CallName[]>;
