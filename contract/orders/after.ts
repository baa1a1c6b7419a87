import type { OrderFacts } from './facts.ts';
import type { OrderCommand } from './senders.ts';

/** Commands on the work whose effect follows from the facts alone. */
export type WorkCommand = Extract<OrderCommand, 'iniciar' | 'continuar' | 'pausar' | 'parar' | 'finalizar'>;

/**
 * Facts of an order after an allowed command on its work (rules.ts). Whether an open purchase order keeps work from being resumed is known
 * only from the server.
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
      return { ...facts, st_os: 'P', running: true, paused: false, own: by.own, purchaseOpen: false };
    case 'pausar':
      return { ...facts, running: false, paused: true };
    case 'parar':
    case 'finalizar': {
      const st_os = command === 'finalizar' || by.closes ? 'R' : facts.st_os;
      return { ...facts, st_os, running: false, paused: false, own: false, purchaseOpen: false };
    }
  }
}
