import type { OrderCommand } from './actions.ts';
import type { OrderFacts } from './facts.ts';

/** Commands on the work: what comes of them is known from the facts alone. */
export type WorkCommand = Extract<OrderCommand, 'iniciar' | 'continuar' | 'pausar' | 'parar' | 'finalizar'>;

/**
 * The facts of an order after a command on its work, which it takes (rules.ts). Whether a purchase order keeps a pause from
 * being continued is not known before the server has said so.
 * @param by own: whether the session's person works. closes: whether stopping ends the order too (closing.ts, `fecha`)
 */
export function after(
  facts: OrderFacts,
  command: WorkCommand,
  by: { own: boolean; closes: boolean },
): OrderFacts {
  switch (command) {
    case 'iniciar':
    case 'continuar':
      return { ...facts, st_os: 'P', running: true, paused: false, own: by.own, purchaseOrderOpen: false };
    case 'pausar':
      return { ...facts, running: false, paused: true };
    case 'parar':
    case 'finalizar': {
      const st_os = command === 'finalizar' || by.closes ? 'R' : facts.st_os;
      return { ...facts, st_os, running: false, paused: false, own: false, purchaseOrderOpen: false };
    }
  }
}
