import type { AnswerOf } from '@terminal/contract';
import { terminalDisplay } from '@terminal/contract/session-fixed';
import type { Context } from '../core/context.ts';
import type { Databases } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { findCompanies, findPerson, listPendingSurveys, listTranslations } from './queries.ts';

/** Surveys waiting for the session's person (G-73). */
export function pendingSurveys(context: Context) {
  return listPendingSurveys(context.db, context.actor.personId);
}

/** Companies for the login page, names in upper case (AUTH-02). */
export function companies(
  databases: Databases,
  display = terminalDisplay,
): Promise<AnswerOf<'getCompanies'>> {
  return findCompanies(databases.control, display);
}

/** Dictionary of a language: element in upper case → translation (G-98). */
export async function translations(
  databases: Databases,
  language: string,
): Promise<AnswerOf<'getTranslations'>> {
  const words = await listTranslations(databases.control, language);
  return Object.fromEntries(words.map(({ name, translate }) => [name, translate]));
}

/** Branches of a person: the session's own, or for staff any person (AUTH-24). @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO */
export async function branchesOf(context: Context, person: number): Promise<AnswerOf<'getBranches'>> {
  const { actor } = context;
  if (actor.kind !== 'staff' && person !== actor.personId) throw new Refused('SEM_PERMISSAO');
  const found = await findPerson(context.db, person);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const ds_empresa = actor.company.name.toUpperCase();
  return found.filiais.map(({ nr_sequencial, ds_filial }) => ({ nr_sequencial, ds_filial, ds_empresa }));
}

/** A branch the session's person may sign in to, with its zone. @throws Refused FILIAL_NAO_PERMITIDA */
export async function ownBranch(
  context: Context,
  branch: number,
): Promise<{ nr_sequencial: number; ds_fuso: string }> {
  const person = await findPerson(context.db, context.actor.personId);
  const own = person?.filiais.find(({ nr_sequencial }) => nr_sequencial === branch);
  if (own === undefined) throw new Refused('FILIAL_NAO_PERMITIDA');
  return own;
}
