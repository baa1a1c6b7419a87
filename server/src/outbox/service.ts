import type { CompanyDb } from '../core/db/pools.ts';
import { insertChecklist, insertLockMessage, insertTicketClosing, insertTicketOpening } from './queries.ts';

// Messages are written with the effect they follow from, in its transaction, and sent afterwards (G-14).

/**
 * Asks the ticket provider for a ticket of the order; an order has one, and shares it with those it continues (G-48).
 * @returns the order that has the ticket
 */
export function queueTicket(tx: CompanyDb, order: number): Promise<number> {
  return insertTicketOpening(tx, order);
}

/** Tells the ticket provider that an order is closed, if it or one it continues has a ticket. */
export function queueTicketClosing(tx: CompanyDb, order: number): Promise<void> {
  return insertTicketClosing(tx, order);
}

/** The lock of a forklift, as its service names it. */
export interface ForkliftLock {
  order: number;
  code: string;
  plate: string;
}

/** Asks the forklift lock service whether the equipment is locked (G-49). */
export function queueLockQuery(tx: CompanyDb, lock: ForkliftLock): Promise<void> {
  return insertLockMessage(tx, lock, 'query');
}

/** Asks the forklift lock service to unlock the equipment (G-49). */
export function queueLockClearing(tx: CompanyDb, lock: ForkliftLock): Promise<void> {
  return insertLockMessage(tx, lock, 'clear');
}

/** Records that an order was made or closed, for the branch's approvers (G-60). */
export function queueChecklist(tx: CompanyDb, order: number): Promise<void> {
  return insertChecklist(tx, order);
}
