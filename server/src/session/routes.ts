import type { AnswerOf } from '@terminal/contract';
import { routes } from '../core/http/handlers.ts';
import type { AccountOptions } from '../core/outside/account.service.ts';
import { activateTerminal } from '../terminal/service.ts';
import { beginAccountSignIn, finishAccountSignIn, signInWays } from './account.service.ts';
import { badgeSignIn } from './badge.service.ts';
import { endPersonSession, personSessions } from './of-person.service.ts';
import { branchesOf, companies, translations } from './service.ts';
import { changeBranch, type SessionOptions, screenSettings, signIn, signOut } from './sign-in.service.ts';

/** The calls of session, each with the use case that answers it. */
export const sessionRoutes = (
  options: SessionOptions,
  configuration: Omit<AnswerOf<'getConfiguration'>, 'empresas_painel'>,
  panelNames: () => Promise<string[]>,
  accounts: AccountOptions,
) =>
  routes({
    getCompanies: (_context, { query }) => companies(options.databases, query.mostrar_em),
    getConfiguration: async () => ({ ...configuration, empresas_painel: await panelNames() }),
    getTranslations: (_context, { params }) => translations(options.databases, params.lang),
    login: (context, { body }) =>
      'newFilial' in body ? changeBranch(options, context, body) : signIn(options, context, body),
    getSignInWays: (context) => signInWays(context),
    badgeSignIn: (context, { body }) => badgeSignIn(options, context, body.cracha),
    beginAccountSignIn: (context) => beginAccountSignIn(options, accounts, context),
    finishAccountSignIn: (context, { body }) => finishAccountSignIn(options, accounts, context, body),
    logout: async (context) => {
      await signOut(options, context);
      return { mensagem: 'Sessão encerrada' };
    },
    listPersonSessions: (context, { params }) =>
      personSessions(options.databases.control, context, params.id),
    async endPersonSession(context, { params, body }) {
      await endPersonSession(options.databases.control, context, params.id, body.nr_sequencial);
      return { mensagem: 'Sessão encerrada.' };
    },
    getSessionSettings: ({ db }) => screenSettings(db),
    getBranches: (context, { params }) => branchesOf(context, params.nrSeqClifor),
    activateTerminal: (context, { body }) =>
      activateTerminal(options.databases.control, context, body.codigo),
  });
