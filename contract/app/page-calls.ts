import type { CallName } from '../index.ts';
import type { PageId } from './pages.ts';

const filters = ['listOrderTypes', 'listSegments'] as const;

const departure = [
  'listTyreStock',
  'getTyreFilters',
  'getTyreDepartureChoices',
  'listTyreSuppliers',
  'recordTyreDeparture',
] as const;

/**
 * Calls each page needs: everyone who may open the page may send them (a test compares). The table is written by hand, because
 * imports do not show it: all lists of orders share one module that is given its calls, and a page's modules also import calls
 * that only some of its users may send. A name that is not a call, or a page without a row, does not compile.
 */
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
    'mountTyre',
    'removeTyre',
    'moveTyres',
    'replaceTyre',
    'getTyreDepartureChoices',
    'listTyreSuppliers',
  ],
  scrap: departure,
  tyreService: departure,
  tyresAway: ['listTyres', 'takeTyreBack', 'getTyreDepartureChoices'],
  tyreLife: ['listTyresToRemove', 'listTyreFindings', 'listTyreCosts', 'getTyreHistory'],
  tyreLabels: ['listTyreLabels'],
  tyreImport: ['previewTyreImport', 'applyTyreImport'],
  tyreSettings: ['getTyreSettings'],
  closed: ['listClosedOrders'],
  plans: ['listPlans', 'getPlan', 'listPlanVehicles', 'listHeldReadings', 'listReadings'],
  forecast: ['getForecast'],
  imports: ['previewImport', 'applyImport'],
  registry: [
    'listProblemRegistry',
    'saveProblem',
    'registerSegment',
    'listCriticalities',
    'listSegments',
    'searchItems',
  ],
  maintenance: [],
  inventory: [
    'listInventories',
    'createInventory',
    'getInventory',
    'listInventoryItems',
    'searchInventoryItems',
    'confirmCount',
  ],
  stock: ['listStockItems', 'getStockItem', 'enterStock', 'correctStock', 'setStockMinimum'],
  stockLabels: ['listStockLabels'],
  stockImport: ['previewStockImport', 'applyStockImport'],
} as const satisfies Record<PageId, readonly CallName[]>;
