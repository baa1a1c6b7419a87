import type { Config } from '../core/config.ts';
import type { Adapters } from './adapters.ts';
import { lockAdapter, ticketAdapter } from './http.adapter.ts';
import { keptEmails, mailAdapter } from './mail.adapter.ts';
import { simulate, simulated } from './simulator.ts';

/** The services as configured; a simulator replaces each service without address (G-14). */
export function chooseAdapters({ services }: Config): Adapters {
  const { ticket, lock, post, simulation } = services;
  return {
    TICKET: ticket === undefined ? simulate(simulation.TICKET, simulated.TICKET) : ticketAdapter(ticket),
    TRAVA: lock === undefined ? simulate(simulation.TRAVA, simulated.TRAVA) : lockAdapter(lock),
    CHECKLIST: post === undefined ? simulate(simulation.CHECKLIST, keptEmails) : mailAdapter(post),
  };
}
