import { catalogCalls } from './catalog/calls.ts';
import { vehicleCalls } from './catalog/vehicles.ts';
import { dashboardCalls } from './dashboard/calls.ts';
import { executionCalls } from './execution/calls.ts';
import { workCommandCalls } from './execution/commands.ts';
import { stopItemCalls } from './execution/item.ts';
import { planWorkCalls } from './execution/plans.ts';
import { priceCalls } from './execution/prices.ts';
import { filesCalls } from './files/calls.ts';
import { fleetCalls } from './fleet/calls.ts';
import { historyCalls } from './history/calls.ts';
import { identityCalls, ownPinCalls } from './identity/calls.ts';
import { importCalls } from './imports/calls.ts';
import { intakeCalls } from './imports/intake/calls.ts';
import { ownIntakeCalls } from './imports/intake/own.ts';
import { stockImportCalls } from './imports/stock.ts';
import { tyreImportCalls } from './imports/tyres.ts';
import { integrationCalls } from './integration/calls.ts';
import { inventoryCalls } from './inventory/calls.ts';
import { inventoryEndCalls } from './inventory/ending.ts';
import { itemsCalls } from './items/calls.ts';
import { catalogItemCalls } from './items/catalog.ts';
import { liveCalls } from './live/calls.ts';
import { masterDataCalls } from './masterdata/calls.ts';
import { manyCalls } from './masterdata/many.ts';
import { mergeCalls } from './masterdata/merge.ts';
import { personPinCalls } from './masterdata/pin.ts';
import { operationCalls } from './operation/calls.ts';
import { ordersCalls } from './orders/calls.ts';
import { errandCalls } from './orders/errands.ts';
import { newOrderCalls } from './orders/new.ts';
import { searchCalls } from './orders/search.ts';
import { voidCalls } from './orders/void.ts';
import { workListCalls } from './orders/work.ts';
import { panelCalls } from './panel/calls.ts';
import { dictionaryCalls } from './panel/dictionary/calls.ts';
import { monitorCalls } from './panel/monitor/calls.ts';
import { savedCalls } from './panel/saved/calls.ts';
import { schedulerCalls } from './panel/scheduler/calls.ts';
import { runCalls } from './panel/scheduler/runs.ts';
import { scriptCalls } from './panel/scripts/calls.ts';
import { tableCalls } from './panel/tables/calls.ts';
import { personCalls } from './person/calls.ts';
import { dueCalls } from './plans/due.ts';
import { forecastCalls } from './plans/forecast/calls.ts';
import { generateCalls } from './plans/generate.ts';
import { planKeepingCalls } from './plans/keeping/calls.ts';
import { planPlaceCalls } from './plans/keeping/places.ts';
import { registryCalls } from './registry/calls.ts';
import { accountCalls } from './session/account.ts';
import { sessionCalls } from './session/calls.ts';
import { personSessionCalls } from './session/of-person.ts';
import { companyAccountCalls } from './settings/account.ts';
import { settingsCalls } from './settings/calls.ts';
import { stockCalls } from './stock/calls.ts';
import { surveyCalls } from './surveys/calls.ts';
import { keyCalls } from './systems/keys.ts';
import { webhookCalls } from './systems/webhooks.ts';
import { terminalCalls } from './terminal/calls.ts';
import { ownTerminalCalls } from './terminal/own.ts';
import { tyreCalls } from './tyres/calls.ts';
import { tyreCorrectionCalls } from './tyres/correction.ts';
import { departureCalls } from './tyres/departure.ts';
import { gaugingCalls } from './tyres/gauging.ts';
import { tyreLifeCalls } from './tyres/life/calls.ts';
import { tyreHistoryCalls } from './tyres/life/history.ts';
import { tyreSettingsCalls } from './tyres/life/settings.ts';
import { movementCalls } from './tyres/movement.ts';
import { tyreStockCalls } from './tyres/stock.ts';
import { vehiclePageCalls } from './vehicle/calls.ts';
import { vehicleDocumentCalls } from './vehicle/documents.ts';
import { vehiclePhotoCalls } from './vehicle/photos.ts';

/** Calls of the administration panel by name; only the panel's pages load what is needed to send them. */
const panel = {
  ...panelCalls,
  ...tableCalls,
  ...savedCalls,
  ...scriptCalls,
  ...dictionaryCalls,
  ...monitorCalls,
  ...terminalCalls,
  ...schedulerCalls,
  ...runCalls,
  ...intakeCalls,
  ...personCalls,
};

/** Every call by its area; the published description and the choice of calls of a key group them by it. */
export const callAreas = {
  operation: operationCalls,
  session: { ...sessionCalls, ...accountCalls, ...personSessionCalls },
  registry: registryCalls,
  masterdata: { ...masterDataCalls, ...mergeCalls, ...manyCalls, ...personPinCalls },
  settings: { ...settingsCalls, ...companyAccountCalls },
  terminal: ownTerminalCalls,
  systems: { ...keyCalls, ...webhookCalls },
  live: liveCalls,
  identity: { ...identityCalls, ...ownPinCalls },
  catalog: { ...catalogCalls, ...vehicleCalls },
  vehicle: { ...vehiclePageCalls, ...vehiclePhotoCalls, ...vehicleDocumentCalls },
  orders: {
    ...ordersCalls,
    ...errandCalls,
    ...workListCalls,
    ...searchCalls,
    ...voidCalls,
    ...newOrderCalls,
  },
  items: { ...itemsCalls, ...catalogItemCalls },
  execution: { ...stopItemCalls, ...executionCalls, ...priceCalls, ...workCommandCalls, ...planWorkCalls },
  files: filesCalls,
  plans: { ...dueCalls, ...generateCalls, ...planKeepingCalls, ...planPlaceCalls, ...forecastCalls },
  integration: integrationCalls,
  dashboard: dashboardCalls,
  surveys: surveyCalls,
  history: historyCalls,
  fleet: fleetCalls,
  imports: { ...importCalls, ...tyreImportCalls, ...stockImportCalls, ...ownIntakeCalls },
  tyres: {
    ...tyreCalls,
    ...tyreLifeCalls,
    ...tyreHistoryCalls,
    ...tyreSettingsCalls,
    ...gaugingCalls,
    ...movementCalls,
    ...tyreStockCalls,
    ...tyreCorrectionCalls,
    ...departureCalls,
  },
  stock: stockCalls,
  inventory: { ...inventoryCalls, ...inventoryEndCalls },
  panel,
} as const;

export type CallArea = keyof typeof callAreas;
