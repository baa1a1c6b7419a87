import { setTimeout as wait } from 'node:timers/promises';
import { deliveryReasonText } from '@terminal/contract/delivery-reasons';
import { lockKinds } from '../core/message-kinds.ts';
import type { Adapter, Delivered, Message } from './adapters.ts';
import type { Service } from './rules.ts';

/** How a simulated service behaves: well, refusing, never answering, or answering after `lateAfter`. */
export type Behaviour = 'ok' | 'fail' | 'timeout' | 'late';

/** ms; within the ten seconds a service has. */
const lateAfter = 3_000;

/** Simulates a service that is not configured (G-14). @param answer its normal answer */
export function simulate(behaviour: Behaviour, answer: Adapter): Adapter {
  return async (message, signal): Promise<Delivered> => {
    if (behaviour === 'fail') throw new Error(deliveryReasonText({ code: 'SIMULADOR' }));
    if (behaviour === 'timeout') await wait(60_000, undefined, { signal });
    if (behaviour === 'late') await wait(lateAfter, undefined, { signal });
    return answer(message, signal);
  };
}

/** What the simulated services say when all is well. */
export const simulated: Record<Exclude<Service, 'CHECKLIST'>, Adapter> = {
  TICKET: (message) => Promise.resolve({ protocol: protocolOf(message), answer: { simulado: true } }),
  TRAVA: (message) =>
    Promise.resolve({
      protocol: null,
      answer: { simulado: true, travada: message.kind === lockKinds.query },
    }),
};

/** The same message gets the same protocol, as from a real provider. */
function protocolOf({ reference }: Message): string {
  return `TK-${reference.replace(/\D/g, '').padStart(8, '0').slice(-8)}`;
}
