import type { OrderCard, OrderDetail, Unit } from '@terminal/contract';
import { currentSession, onSession } from '../core/session/store.ts';
import { createStore } from '../core/store.ts';

/** What of an order a flow shows before it has loaded more. */
export interface FlowOrder {
  nr_sequencial: number;
  nr_placa: string;
  nr_frota: string | null;
  ds_conjunto: string | null;
  /** Technician of the running or paused work, preselected for staff. */
  technician: number | null;
  /** Department it belongs to: its technicians are offered first. */
  department?: OrderCard['departamento_os'];
  /** Order of a plan: starting it asks the meter. */
  plan?: boolean;
  /** Its price so far, where the screen knows it. */
  total?: number | null;
  /** How it stood on the screen the flow was opened from. */
  shown?: Shown;
  /** Its criticality as lists tell it. */
  level?: Pick<OrderCard, 'criticidade' | 'tp_os'>;
}

/** State of an order as a screen shows it. */
export type Shown = Pick<OrderCard, 'st_os' | 'st_os_pause' | 'st_origem'>;

/** Commands on the work. */
const workKinds = ['start', 'resume', 'pause', 'stop', 'finish'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Commands on the order as a whole (orders/errands). */
export type ErrandKind =
  | 'approve'
  | 'reject'
  | 'note'
  | 'awaitRelease'
  | 'endRelease'
  | 'releaseVehicle'
  | 'sendExternal'
  | 'linkSupplier'
  | 'assignSupplier'
  | 'withdrawSupplier'
  | 'lift'
  | 'ticket'
  | 'openPurchase'
  | 'closePurchase'
  | 'claim'
  | 'reopen'
  | 'cancel'
  | 'voidComment'
  | 'voidFile'
  | 'voidNote';

/** Commands on the items and their prices (items). */
export type ItemKind =
  | 'itemAdd'
  | 'itemChange'
  | 'itemServices'
  | 'itemParts'
  | 'itemTake'
  | 'itemDispense'
  | 'itemHandOver'
  | 'itemPrice';

/** Every kind of command that is prepared in the web. */
export type FlowKind = WorkKind | ErrandKind | ItemKind;

/** Whether a command is one on the work. */
export const isWork = (kind: string): kind is WorkKind => workKinds.some((known) => known === kind);

/** Whether a kind of flow is about items: their names begin with it. */
export const isItems = (kind: FlowKind): kind is ItemKind => kind.startsWith('item');

/** Whether a kind of flow is an errand. */
export const isErrand = (kind: FlowKind): kind is ErrandKind => !isWork(kind) && !isItems(kind);

/** One command being prepared: which, on what. */
export interface Flow {
  kind: FlowKind;
  work: FlowOrder;
  /** Item to start or change (`os_item`); absent at a start: the server takes the first open one. */
  item?: number;
  /** Whether an item is only to count as not done again. */
  untick?: true;
  /** Price told at the end of work, to be corrected. */
  price?: number;
  /** Part of the catalogue that was scanned, to be put on the order. */
  part?: { nr_sequencial: number; ds_item: string; cd_unidade?: Unit | null };
  /** Item to start when a service was stopped: one command does both. */
  next?: number;
  /** Whether the supplier takes the place of another one. */
  changes?: boolean;
  /** Whether the vehicle is to be on the lift. */
  lift?: 'S' | 'N';
  /** Comment, file or note to be declared void, and what it says. */
  record?: { id: number; about: string };
  /** What is gone back to once this one has ended: what was typed there is still there. */
  back?: Flow;
  /** Purchase order to close. */
  purchase?: { nr_sequencial: number; nr_oc: string | null };
}

/** One command on the work. */
export type WorkFlow = Flow & { kind: WorkKind };

const opened = createStore<Flow | null>(null);
/** Session the open flow belongs to. */
let token: string | undefined;

/** Opens a flow above the page; it outlives the card or page that opened it. A second one does not replace it. */
export function openFlow(flow: Flow): void {
  if (opened.read() !== null) return;
  token = currentSession()?.token;
  opened.change(flow);
}

/** Ends the flow that is open, its command sent or given up; another may be gone back to. */
export const dismissFlow = (): void => opened.change(opened.read()?.back ?? null);

// What one person or branch began is not for the next (AUTH-23).
onSession(() => {
  if (opened.read() !== null && currentSession()?.token !== token) opened.change(null);
});

/** The flow that is open, if any. @test */
export const currentFlow = opened.read;

/** The open flow, if any; re-renders on change. */
export const useFlow = opened.use;

/** What a command tells of the order it was given for. */
export const shownOf = ({ st_os, st_os_pause, st_origem }: Shown): Shown => ({
  st_os,
  st_os_pause,
  st_origem,
});

/** What a start tells of it: one kept without network comes after others that change the state, not the origin. */
export const originShown = ({ shown }: FlowOrder): Pick<Shown, 'st_origem'> | undefined =>
  shown && { st_origem: shown.st_origem };

/** An order as a flow needs it. */
export const workOf = (order: OrderCard | OrderDetail): FlowOrder => ({
  nr_sequencial: order.nr_sequencial,
  nr_placa: order.nr_placa,
  nr_frota: order.nr_frota,
  ds_conjunto: order.ds_conjunto ?? order.ds_plano,
  department: order.departamento_os,
  plan: order.tp_os === 'V',
  ...('vl_total' in order && { total: order.vl_total }),
  shown: shownOf(order),
  level: { criticidade: order.criticidade, tp_os: order.tp_os },
  technician: order.pausa?.nr_seq_clifor ?? order.execucao_inicio?.nr_seq_clifor_inicio ?? null,
});
