import type { CountAct } from '@terminal/contract/count-signers';
import { type Flow, type FlowKind, type FlowOrder, isErrand } from './flow.ts';

/** An order being opened: it has no number yet. */
export interface Opening {
  kind: 'create' | 'generate';
  work: Pick<FlowOrder, 'nr_placa' | 'nr_frota' | 'technician'> & {
    nr_sequencial: null;
    /** How many orders of other plates are opened with it. */
    others: number;
  };
}

/** What is done to an inventory: it is about no vehicle. */
export interface InventoryAct {
  kind: CountAct;
  work: { nr_placa: null; nr_frota: null; nr_sequencial: null; technician: number | null };
}

/** Flows on an order; removing, withdrawing and unticking begin in the sheets of other ones, comments and files have fields of their own. */
export type OrderAct = FlowKind | 'itemRemove' | 'itemWithdraw' | 'itemUntick' | 'comment' | 'file';

/** Actions confirmed by digits. */
export type Confirmed = (Pick<Flow, 'work' | 'next'> & { kind: OrderAct }) | Opening | InventoryAct;

/** Acts on what people recorded on an order. */
const onRecords: readonly string[] = [
  'comment',
  'file',
  'voidComment',
  'voidFile',
  'voidNote',
] satisfies OrderAct[];

/** Whether an action is on an order as a whole. */
export const isOnWhole = ({ kind, work }: Confirmed): boolean =>
  // Of an opening and of a count there is no order; of the acts on items all begin with the name.
  work.nr_sequencial !== null && !onRecords.includes(kind) && isErrand(kind as FlowKind);

/** An act on an inventory, as it is confirmed. @param technician whose digits were refused the last time */
export const inventoryActOf = (
  kind: InventoryAct['kind'],
  technician: number | null = null,
): InventoryAct => ({
  kind,
  work: { nr_placa: null, nr_frota: null, nr_sequencial: null, technician },
});

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
