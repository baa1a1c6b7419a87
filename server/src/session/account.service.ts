import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { CompanyContext } from '../core/http/context.ts';
import { onlyOne } from '../core/outside/account.rules.ts';
import { type AccountOptions, beginSignIn, openProof, provedEmail } from '../core/outside/account.service.ts';
import { Refused } from '../core/refusal.ts';
import { offersAccounts, openProvider, returnAddress } from '../settings/account.service.ts';
import { findPeopleByEmail, getSettings, insertSignInEvent, type PersonRow } from './queries.ts';
import { enter, type SessionOptions, terminalOf } from './sign-in.service.ts';

/** What the login of a company offers beside registration and digits. */
export async function signInWays(context: CompanyContext): Promise<AnswerOf<'getSignInWays'>> {
  const { entrada_cracha, tamanho_pin } = await getSettings(context.db);
  return { conta: (await offersAccounts(context)) ? 'S' : 'N', cracha: entrada_cracha, tamanho_pin };
}

/** Another company cannot open the proof of a sign-in. */
const sealingOf = ({ keys }: SessionOptions, { company }: CompanyContext) => ({
  keys,
  purpose: `conta entrada|${company.id}`,
});

/**
 * Begins a sign-in with the company account: where the browser goes, and the sealed proof it brings back. Nothing is kept here.
 * @throws Refused TERMINAL_NAO_CADASTRADO, and those of `openProvider`
 */
export async function beginAccountSignIn(
  options: SessionOptions,
  accounts: AccountOptions,
  context: CompanyContext,
): Promise<AnswerOf<'beginAccountSignIn'>> {
  await terminalOf(options, context);
  const provider = await openProvider(context, accounts);
  return beginSignIn(provider, sealingOf(options, context), returnAddress(context.origin));
}

/**
 * Signs in the one person in use with the verified e-mail of the account the provider answered for.
 * @throws Refused TERMINAL_NAO_CADASTRADO, CONTA_VENCIDA, CONTA_NAO_CONCLUIDA, CONTA_CLIENTE, CONTA_NAO_CONFERE,
 * CONTA_SEM_EMAIL, CONTA_DESCONHECIDA, CONTA_REPETIDA, CONTA_SEM_FILIAL, and those of `openProvider`
 */
export async function finishAccountSignIn(
  options: SessionOptions,
  accounts: AccountOptions,
  context: CompanyContext,
  { prova, resposta }: CheckedInput<'finishAccountSignIn'>['body'],
): Promise<AnswerOf<'finishAccountSignIn'>> {
  const terminalId = await terminalOf(options, context);
  try {
    const proof = openProof(sealingOf(options, context), prova);
    const email = await provedEmail(await openProvider(context, accounts), proof, resposta);
    const person = await personWith(context, email);
    const [first] = person.filiais;
    if (first === undefined) throw new Error('a candidate has a branch');
    return await enter(options, context, person, { terminalId, first: first.nr_sequencial, by: 'conta' });
  } catch (error) {
    if (error instanceof Refused)
      await insertSignInEvent(context.db, {
        name: 'tentativa.recusada',
        branchId: null,
        personId: null,
        data: { forma: 'conta', motivo: error.codigo, terminal: terminalId },
      });
    throw error;
  }
}

/** @throws Refused CONTA_DESCONHECIDA, CONTA_REPETIDA, CONTA_SEM_FILIAL */
async function personWith({ db }: CompanyContext, email: string): Promise<PersonRow> {
  const found = onlyOne(await findPeopleByEmail(db, email), 'CONTA_DESCONHECIDA');
  if (typeof found === 'string') throw new Refused(found, { valores: { email } });
  if (found.filiais.length === 0) throw new Refused('CONTA_SEM_FILIAL', { valores: { email } });
  return found;
}
