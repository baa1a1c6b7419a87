import { routes } from '../core/http/handlers.ts';
import type { AccountOptions } from '../core/outside/account.service.ts';
import {
  companyAccount,
  removeCompanyAccount,
  saveCompanyAccount,
  testCompanyAccount,
} from './account.service.ts';
import { saveSettings, settings } from './service.ts';

/** The calls of the company's settings, each with the use case that answers it. */
export const settingsRoutes = (accounts: AccountOptions) =>
  routes({
    getSettings: (context) => settings(context),
    saveSettings: (context, { body }) => saveSettings(context, body),
    getCompanyAccount: (context) => companyAccount(context, context.origin),
    saveCompanyAccount: (context, { body }) => saveCompanyAccount(context, accounts, body, context.origin),
    removeCompanyAccount: (context, { body }) => removeCompanyAccount(context, body, context.origin),
    testCompanyAccount: (_context, { body }) => testCompanyAccount(accounts, body.ds_emissor),
  });
