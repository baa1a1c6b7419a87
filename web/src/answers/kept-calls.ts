import type { BranchCallName } from '@terminal/contract';

/** How the answers of a call are kept. */
interface Kept {
  /** So many of them, those used last. */
  most: number;
  /** Changes rarely, or stands around every page: how old it is need not be said. */
  lookUp?: true;
}

/** A page of a list with its filters is an answer of its own. */
const pages = { most: 6 };
/** Orders opened lately, and what belongs to them. */
const orders = { most: 50 };
/** Those of a list's page are read ahead, beside the ones somebody opened. */
const ordersAhead = { most: 100 };
const one = { most: 1 };
/** Beside whatever page is open: of that page it says nothing. */
const around = { most: 1, lookUp: true } as const;

/**
 * The answers that can be read without network after a reload: what the floor reads to go on working. Nothing of the panel, of
 * people's histories and marks, of searches; no pictures, no links to files.
 */
export const keptCalls = {
  listOrders: pages,
  listWarehouseOrders: pages,
  listWarehousePreventives: pages,
  listExternalOrders: pages,
  listReopenedOrders: pages,
  getReleaseAverages: { most: 2 },
  getWarehouseAverages: { most: 2 },
  getReopenedAverages: one,
  getCounters: around,
  listRescues: around,
  listActiveFleet: one,
  listActiveWarehouse: one,
  listPaused: one,
  listWaiting: { most: 3 },
  listRunning: around,
  getOrder: ordersAhead,
  getPause: orders,
  getOrderStory: orders,
  listOrderItems: orders,
  listPlanItems: orders,
  listReasons: { most: 3, lookUp: true },
  // On a shared terminal one of them is picked for every command.
  listTechnicians: { most: 1, lookUp: true },
  listTyrePlates: { most: 3 },
  getGaugingLayout: { most: 20 },
  listInventories: one,
  getInventory: { most: 3 },
  listInventoryItems: { most: 20 },
} as const satisfies Partial<Record<BranchCallName, Kept>>;

export type KeptCall = keyof typeof keptCalls;

const isKept = (name: unknown): name is KeptCall =>
  typeof name === 'string' && Object.hasOwn(keptCalls, name);

/** The call whose answer a cached query holds, if that is kept; its key begins with the name. */
export function keptCallOf([name]: readonly unknown[]): KeptCall | null {
  return isKept(name) ? name : null;
}

/** How the answers of a call are kept. */
export const keepingOf = (call: KeptCall): Kept => keptCalls[call];
