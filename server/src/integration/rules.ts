import { z } from 'zod';
import { lockKinds, notifiedTypes } from '../core/message-kinds.ts';
import { bool, number, row } from '../core/row.ts';

/** Kinds of outside services. */
export const Service = z.enum(['TICKET', 'TRAVA', 'CHECKLIST']);
export type Service = z.infer<typeof Service>;

/** Whether a notification is more than a record. */
export function notifies(type: string): boolean {
  return notifiedTypes.some((notified) => notified === type);
}

/** Seconds between tries. A lock fails finally after them; a ticket is retried hourly for two days. */
const waits: Record<Service, readonly number[]> = {
  TRAVA: [1, 5, 30],
  CHECKLIST: [1, 5, 30, 120, 600],
  TICKET: [1, 5, 30, 120, 600, ...Array.from({ length: 48 }, () => 3_600)],
};

/**
 * Seconds until a message that failed is tried again; null: it failed for good (G-49, G-48).
 * @param tries how often it was tried
 */
export function waitAfter(service: Service, tries: number): number | null {
  return waits[service][tries - 1] ?? null;
}

/** State of the newest lock message of an order. */
export const LockState = row({
  nr_tipo: number.nullable(),
  st_envio: z.enum(['P', 'S', 'F']),
  /** Answer of the lock service: whether the equipment was locked. */
  travada: bool.nullable(),
});
export type LockState = z.infer<typeof LockState>;

/**
 * State of the forklift lock for the terminal after finishing: locked until the service answers otherwise (G-49).
 * Its text is for those who read the answer of the call (C-073); the terminal shows none of it.
 * @param last the newest message; undefined: nothing was asked, the equipment has no lock
 */
export function lockAnswer(last: LockState | undefined): { travada: boolean; mensagem: string } {
  if (last === undefined) return { travada: false, mensagem: 'Equipamento sem trava.' };
  if (last.st_envio === 'F')
    return { travada: true, mensagem: 'A trava não respondeu. Avise o responsável.' };
  if (last.st_envio === 'P') return { travada: true, mensagem: 'Trava em consulta.' };
  const open = last.nr_tipo === lockKinds.clear || last.travada === false;
  return open
    ? { travada: false, mensagem: 'Equipamento liberado.' }
    : { travada: true, mensagem: 'Trava em consulta.' };
}
