import type { Databases } from '../../core/db/pools.ts';
import { routes } from '../../core/http/handlers.ts';
import { releaseLockout, shownLockouts } from './lockouts.service.ts';
import { addTerminal, releaseAccount, renewTerminal, revokeTerminal, terminals } from './service.ts';

/** Enrolled terminals and lockouts, as the panel keeps them. */
export const terminalRoutes = (databases: Databases) =>
  routes({
    listTerminals: (context, { query }) => terminals(databases, context, query),
    saveTerminal: (context, { body }) => addTerminal(databases, context, body),
    renewTerminalCode: (context, { body }) => renewTerminal(context, body.nr_sequencial),
    async revokeTerminal(context, { body }) {
      await revokeTerminal(context, body.nr_sequencial);
      return { mensagem: 'Terminal revogado.' };
    },
    listLockouts: shownLockouts,
    async releaseAccount(context, { body }) {
      if ('bloqueio' in body) await releaseLockout(context, body.bloqueio);
      else await releaseAccount(context, body);
      return { mensagem: 'Conta liberada.' };
    },
  });
