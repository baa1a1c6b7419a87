import { onSession } from '../core/session/store.ts';

/** Until when digits typed here count, by order and person, in ms since 1970. The server decides; a wrong guess only asks for them. */
const proofs = new Map<string, number>();

const minute = 60_000;

/** Digits were typed for an order. @param minutes for how long the company lets them count (G-125) */
export function keepProof(order: number, person: number, minutes: number): void {
  proofs.set(`${order} ${person}`, Date.now() + minutes * minute);
}

/** Whether digits typed here for the order still count for this person's further work on it. */
export const isProved = (order: number, person: number): boolean =>
  (proofs.get(`${order} ${person}`) ?? 0) > Date.now();

// Digits typed in one session count in no other.
onSession(() => proofs.clear());
