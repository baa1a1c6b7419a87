import type { Flow, FlowKind, FlowOrder } from './flow.ts';

/** An order being opened: it has no number yet. */
export interface Opening {
  kind: 'create' | 'generate';
  work: Pick<FlowOrder, 'nr_placa' | 'nr_frota' | 'technician'> & {
    nr_sequencial: null;
    /** How many orders of other plates are opened with it. */
    others: number;
  };
  asSelf?: undefined;
}

/** What is done to an inventory: it is about no vehicle. */
export interface InventoryAct {
  kind: 'countBegin' | 'count' | 'countFinish' | 'countCancel';
  work: { nr_placa: null; nr_frota: null; nr_sequencial: null; technician: number | null };
  /** An approver ends it in his own name. */
  asSelf: boolean;
}

/** Actions confirmed by digits. */
export type Confirmed =
  | (Pick<Flow, 'work' | 'asSelf' | 'next'> & { kind: FlowKind | 'itemRemove' | 'itemWithdraw' })
  | Opening
  | InventoryAct;

/** An act on an inventory, as it is confirmed. @param technician whose digits were refused the last time */
export const inventoryActOf = (
  kind: InventoryAct['kind'],
  technician: number | null = null,
): InventoryAct => ({
  kind,
  work: { nr_placa: null, nr_frota: null, nr_sequencial: null, technician },
  asSelf: kind === 'countFinish' || kind === 'countCancel',
});

/**
 * Whether approvers may do it in their own name too: what is done to an inventory, what takes an order from the workshop, and
 * quantities and prices.
 */
export const mayBeSelf = ({ kind, work }: Confirmed): boolean =>
  work.nr_placa === null || kind === 'cancel' || kind === 'sendExternal' || kind === 'itemChange';

/**
 * The opening of an order for a vehicle, as it is confirmed.
 * @param technician whose digits were refused the last time
 * @param others how many more are opened with it
 */
export const openingOf = (
  kind: Opening['kind'],
  vehicle: { plate: string; fleet: string | null },
  technician: number | null = null,
  others = 0,
): Opening => ({
  kind,
  work: { nr_placa: vehicle.plate, nr_frota: vehicle.fleet, nr_sequencial: null, technician, others },
});
