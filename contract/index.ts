import type { z } from 'zod';
import { catalogCalls } from './catalog/calls.ts';
import { vehicleCalls } from './catalog/vehicles.ts';
import type { Call } from './core/call.ts';
import { dashboardCalls } from './dashboard/calls.ts';
import { executionCalls } from './execution/calls.ts';
import { workCommandCalls } from './execution/commands.ts';
import { stopItemCalls } from './execution/item.ts';
import { planWorkCalls } from './execution/plans.ts';
import { priceCalls } from './execution/prices.ts';
import { filesCalls } from './files/calls.ts';
import { fleetCalls } from './fleet/calls.ts';
import { historyCalls } from './history/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { importCalls } from './imports/calls.ts';
import { intakeCalls } from './imports/intake/calls.ts';
import { stockImportCalls } from './imports/stock.ts';
import { tyreImportCalls } from './imports/tyres.ts';
import { integrationCalls } from './integration/calls.ts';
import { inventoryCalls } from './inventory/calls.ts';
import { inventoryEndCalls } from './inventory/ending.ts';
import { itemsCalls } from './items/calls.ts';
import { catalogItemCalls } from './items/catalog.ts';
import { liveCalls } from './live/calls.ts';
import { masterDataCalls } from './masterdata/calls.ts';
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
import { terminalCalls } from './panel/terminals/calls.ts';
import { personCalls } from './person/calls.ts';
import { dueCalls } from './plans/due.ts';
import { forecastCalls } from './plans/forecast/calls.ts';
import { generateCalls } from './plans/generate.ts';
import { planKeepingCalls } from './plans/keeping/calls.ts';
import { planPlaceCalls } from './plans/keeping/places.ts';
import { registryCalls } from './registry/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { stockCalls } from './stock/calls.ts';
import { surveyCalls } from './surveys/calls.ts';
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
import type { wire } from './wire.gen.ts';

/** Calls of the administration panel by name; only the panel's pages load what is needed to send them. */
export const panelAreaCalls = {
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

type PanelCalls = typeof panelAreaCalls;

/** Every call of the product by name. */
export const calls = {
  ...operationCalls,
  ...sessionCalls,
  ...registryCalls,
  ...masterDataCalls,
  ...settingsCalls,
  ...liveCalls,
  ...identityCalls,
  ...catalogCalls,
  ...vehicleCalls,
  ...vehiclePageCalls,
  ...ordersCalls,
  ...itemsCalls,
  ...catalogItemCalls,
  ...stopItemCalls,
  ...filesCalls,
  ...executionCalls,
  ...priceCalls,
  ...errandCalls,
  ...workCommandCalls,
  ...workListCalls,
  ...searchCalls,
  ...voidCalls,
  ...planWorkCalls,
  ...dueCalls,
  ...generateCalls,
  ...newOrderCalls,
  ...integrationCalls,
  ...dashboardCalls,
  ...surveyCalls,
  ...historyCalls,
  ...fleetCalls,
  ...planKeepingCalls,
  ...planPlaceCalls,
  ...forecastCalls,
  ...importCalls,
  ...tyreImportCalls,
  ...tyreCalls,
  ...tyreLifeCalls,
  ...tyreHistoryCalls,
  ...tyreSettingsCalls,
  ...gaugingCalls,
  ...movementCalls,
  ...tyreStockCalls,
  ...tyreCorrectionCalls,
  ...departureCalls,
  ...stockCalls,
  ...stockImportCalls,
  ...inventoryCalls,
  ...inventoryEndCalls,
  ...panelAreaCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Calls of panel sessions, the login of the panel among them. */
export type PanelCallName = keyof PanelCalls;
/** Calls the terminal asks by their names: none of the panel, and no files, which have links. */
export type BranchCallName = keyof typeof wire;

/** What a caller may send: path parameters and query as text, body as JSON. */
export interface InputOf<N extends CallName> {
  params: z.input<Calls[N]['params']>;
  query: z.input<Calls[N]['query']>;
  body: z.input<Calls[N]['body']>;
}
/** A call's input after validation, as the server uses it. */
export interface CheckedInput<N extends CallName> {
  params: z.output<Calls[N]['params']>;
  query: z.output<Calls[N]['query']>;
  body: z.output<Calls[N]['body']>;
}
/** What a call answers. */
export type AnswerOf<N extends CallName> = z.output<Calls[N]['answer']>;

export type { CallerKind, Kept, Later, Method, PanelWho, Permission, Who } from './core/call.ts';
export type { OutsideReason } from './core/outside-reasons.ts';
export { everyone, internal, isPanelCall, isPanelWho } from './core/call.ts';
export { declaredRefusals } from './core/declared.ts';
export type { PanelLevel } from './core/levels.ts';
export { levelReaches, panelLadder, panelLevels } from './core/levels.ts';
export type { Refusal } from './core/refusal.ts';
export { refusal } from './core/refusal.ts';
export type { FieldFault } from './core/refusals/fields.ts';
export { faultText } from './core/refusals/fields.ts';
export type { RefusalCode } from './core/refusals.ts';
export { refusals } from './core/refusals.ts';
export type { Signer } from './core/signer.ts';
export { defaultZone } from './core/zone.ts';
export type { ImportKind, PlanImportKind } from './imports/columns.ts';
export { importColumns } from './imports/columns.ts';
export type { Choice, Words } from './imports/intake/choices.ts';
export { choices } from './imports/intake/choices.ts';
export type { Remembered } from './imports/intake/heads.ts';
export {
  delimiterOf,
  findHead,
  headScore,
  isTotal,
  missingColumns,
  mostAboveHead,
  placesOf,
  plainHead,
} from './imports/intake/heads.ts';
export type { IntakeColumn, IntakeKind, Referred } from './imports/intake/kinds.ts';
export {
  columnOf,
  intakeColumns,
  intakeExamples,
  intakeOrder,
  mostIntakeMegabytes,
} from './imports/intake/kinds.ts';
export { intakeForms, intakeNotes } from './imports/intake/words.ts';
export { mayCorrectPrice, mayMove, type PartOrigin } from './items/ours.ts';
export type { RecordKind } from './masterdata/kinds.ts';
export { keptDigits, keyOf, recordKinds, rightColumns } from './masterdata/kinds.ts';
export {
  itemTypes,
  pageSizes,
  placeholderSupplier,
  planHours,
  planOrderTypes,
  planTypes,
  predictiveType,
  preventiveTypes,
  vehicleType,
} from './orders/fixed.ts';
export { mayVoid, offersVoid, type Recorded } from './orders/records.ts';
export type { OrderCommand, Reach } from './orders/senders.ts';
export { orderCommands, orderSenders } from './orders/senders.ts';

export { mostSaved } from './panel/saved/calls.ts';
export type { TrailAction } from './panel/trail.ts';
export type { PersonTable } from './person/calls.ts';
export { personTables } from './person/calls.ts';
export { settingValues } from './settings/calls.ts';
export type { SettingKey, SettingValues } from './settings/settings.ts';
export { companySettings, settingKeys, settingOf } from './settings/settings.ts';
export { grooveDoubts, grooveQuestion, meanFall, usualWear } from './tyres/plausible.ts';
export { type DepthLimits, depthState, limitingDepth, twinDifference, twinSide } from './tyres/wear.ts';
export type { Call };
export type OrderCard = AnswerOf<'listOrders'>['data'][number];
export type OrderDetail = AnswerOf<'getOrder'>;
export type OrderItem = AnswerOf<'listOrderItems'>[number];
export type { EventName, LiveEvent } from './live/events.ts';
export { liveEvent } from './live/events.ts';
