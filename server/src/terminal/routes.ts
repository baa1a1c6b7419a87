import { ownHandlersOf } from '../catalog/own.service.ts';
import type { Databases } from '../core/db/pools.ts';
import { routes } from '../core/http/handlers.ts';
import { addTerminal, releaseAccount, renewTerminal, revokeTerminal, terminals } from './keeping.service.ts';
import { releaseLockout, shownLockouts } from './lockouts.service.ts';

/** Enrolled terminals and lockouts, as the panel keeps them. */
export const terminalRoutes = (databases: Databases) =>
  routes({
    listTerminals: (context, { query }) => terminals(databases, context, query),
    saveTerminal: (context, { body }) => addTerminal(databases, context, body),
    renewTerminalCode: (context, { body }) => renewTerminal(context, body),
    async revokeTerminal(context, { body }) {
      await revokeTerminal(context, body);
      return { mensagem: 'Terminal revogado.' };
    },
    listLockouts: (context, { query }) => shownLockouts(context, query.empresa ?? null),
    async releaseAccount(context, { body }) {
      if ('bloqueio' in body) await releaseLockout(context, body);
      else await releaseAccount(context, body);
      return { mensagem: 'Conta liberada.' };
    },
  });

/** The same of the company of a session, for whoever administers it. */
export const ownTerminalRoutes = (databases: Databases) =>
  ownHandlersOf(databases.control, terminalRoutes(databases), { atomic: true });
