import type { z } from 'zod';
import { callAreas } from './areas.ts';
import type { Call } from './core/call.ts';
import type { wire } from './wire.gen.ts';
import type { officeWire } from './wire-office.gen.ts';

type PanelCalls = typeof callAreas.panel;

/** Every call of the product by name. */
export const calls = {
  ...callAreas.operation,
  ...callAreas.session,
  ...callAreas.registry,
  ...callAreas.masterdata,
  ...callAreas.settings,
  ...callAreas.terminal,
  ...callAreas.systems,
  ...callAreas.live,
  ...callAreas.identity,
  ...callAreas.catalog,
  ...callAreas.vehicle,
  ...callAreas.orders,
  ...callAreas.items,
  ...callAreas.execution,
  ...callAreas.files,
  ...callAreas.plans,
  ...callAreas.integration,
  ...callAreas.dashboard,
  ...callAreas.surveys,
  ...callAreas.history,
  ...callAreas.fleet,
  ...callAreas.imports,
  ...callAreas.tyres,
  ...callAreas.stock,
  ...callAreas.inventory,
  ...callAreas.panel,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Calls of panel sessions, the login of the panel among them. */
export type PanelCallName = keyof PanelCalls;
/** Calls of who keeps master data or administers the company, and of pages of the office. */
export type OfficeCallName = keyof typeof officeWire;
/** The terminal's other calls that are asked by their names: no files, which have links. */
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

export type { CallArea } from './areas.ts';
export { callAreas } from './areas.ts';
export type { CallerKind, Kept, Later, Method, PanelWho, Permission, Who } from './core/call.ts';
export { everyone, internal, isCallerList, isPanelCall, isPanelWho } from './core/call.ts';
export { declaredRefusals } from './core/declared.ts';
export { unit } from './core/fields.ts';
export type { PanelLevel } from './core/levels.ts';
export { levelReaches, panelLadder, panelLevels } from './core/levels.ts';
export type { OutsideReason } from './core/outside-reasons.ts';
export type { Refusal } from './core/refusal.ts';
export { refusal } from './core/refusal.ts';
export type { FieldFault } from './core/refusals/fields.ts';
export { faultText } from './core/refusals/fields.ts';
export type { RefusalCode } from './core/refusals.ts';
export { refusals } from './core/refusals.ts';
export type { Signer } from './core/signer.ts';
export { isWhole, type Unit } from './core/units.ts';
export { defaultZone } from './core/zone.ts';
export type { ImportKind, PlanImportKind } from './imports/columns.ts';
export { importColumns } from './imports/columns.ts';
export type { Choice, Words } from './imports/intake/choices.ts';
export { choices } from './imports/intake/choices.ts';
export { plainCell } from './imports/intake/column.ts';
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
export type { IntakeCallName } from './imports/intake/own.ts';
export { intakeForms, intakeNotes } from './imports/intake/words.ts';
export { mayCorrectPrice, mayMove, type PartOrigin } from './items/ours.ts';
export type { Contact } from './masterdata/contacts.ts';
export { contactFaults, contactsCell, toldContacts } from './masterdata/contacts.ts';
export { recordsTable } from './masterdata/file.ts';
export type { MergeKind, RecordKind } from './masterdata/kinds.ts';
export {
  isMergeKind,
  isRecordKind,
  keptDigits,
  keyOf,
  manyColumns,
  recordKinds,
  rightColumns,
} from './masterdata/kinds.ts';
export {
  itemTypes,
  pageSizes,
  placeholderSupplier,
  planHours,
  planOrderTypes,
  planTypes,
  predictiveType,
  preventiveTypes,
  productTypes,
  releaseReason,
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
export { isGrantable, summaryOf } from './systems/grantable.ts';
export { partsOfKey } from './systems/secret.ts';
export { grooveDoubts, grooveQuestion, meanFall, usualWear } from './tyres/plausible.ts';
export { type DepthLimits, depthState, limitingDepth, twinDifference, twinSide } from './tyres/wear.ts';
export type { Call };
export type OrderCard = AnswerOf<'listOrders'>['data'][number];
export type OrderDetail = AnswerOf<'getOrder'>;
export type OrderItem = AnswerOf<'listOrderItems'>[number];
export type { OwnName } from './core/own.ts';
export { ownNameOf } from './core/own-names.ts';
export type { EventName } from './live/event-names.ts';
export { eventNames } from './live/event-names.ts';
export type { LiveEvent } from './live/events.ts';
export { liveEvent } from './live/events.ts';
export type { TerminalCallName } from './terminal/own.ts';
