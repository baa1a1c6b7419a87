import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { PublicContext } from '../core/http/context.ts';
import { onlyOne } from '../core/outside/account.rules.ts';
import {
  beginSignIn,
  type OpenProvider,
  openProof,
  provedEmail,
  providerFor,
} from '../core/outside/account.service.ts';
import { Refused } from '../core/refusal.ts';
import type { PanelOptions } from './options.ts';
import { findUsersByEmail, type UserRow } from './queries.ts';
import { askSecondStep } from './second-step.service.ts';
import { openSession } from './session.service.ts';

/** No company can open the proof of a sign-in to the panel. */
const sealingOf = ({ keys }: PanelOptions) => ({ keys, purpose: 'conta entrada|painel' });

/**
 * Begins a sign-in with an account of the panel's provider (docs/decisions/031-sign-in.md).
 * @throws Refused CONTA_DESLIGADA, CONTA_FORA_DO_AR
 */
export async function beginPanelAccountSignIn(
  options: PanelOptions,
  { origin }: PublicContext,
): Promise<AnswerOf<'beginPanelAccountSignIn'>> {
  const back = new URL('/loginPainel', origin).href;
  return beginSignIn(await openProvider(options), sealingOf(options), back);
}

/**
 * Signs in the one active user with the e-mail of the account, from a network he may come from; it stands for digits and
 * password, not for a second factor of his.
 * @throws Refused PAINEL_CONTA_DESCONHECIDA, LOGIN_BLOQUEADO, and those of `openProof`, `provedEmail`, `beginPanelAccountSignIn`
 */
export async function finishPanelAccountSignIn(
  options: PanelOptions,
  context: PublicContext,
  { prova, resposta }: CheckedInput<'finishPanelAccountSignIn'>['body'],
): Promise<AnswerOf<'finishPanelAccountSignIn'>> {
  const { control } = options;
  const { address } = context;
  try {
    const proof = openProof(sealingOf(options), prova);
    const email = await provedEmail(await openProvider(options), proof, resposta);
    const user = await userWith(options, email, address);
    await insertTrail(control, { userId: user.nr_sequencial, address }, [
      { action: 'sessao.conta', detail: email },
    ]);
    const asked = await askSecondStep(options, context, user);
    return asked ?? (await openSession(control, options, context, user, false));
  } catch (error) {
    if (error instanceof Refused)
      await insertTrail(control, { userId: null, address }, [
        { action: 'tentativa.recusada', detail: 'conta', error: error.codigo },
      ]);
    throw error;
  }
}

/** The provider the server names, as it describes itself. @throws Refused as `beginPanelAccountSignIn` */
async function openProvider({ provider, accounts }: PanelOptions): Promise<OpenProvider> {
  if (provider === null) throw new Refused('CONTA_DESLIGADA');
  return { client: await providerFor(accounts, provider), verified: provider.verified };
}

/** @throws Refused PAINEL_CONTA_DESCONHECIDA, CONTA_REPETIDA */
async function userWith({ control }: PanelOptions, email: string, address: string): Promise<UserRow> {
  const users = await findUsersByEmail(control, email, address);
  const found = onlyOne(
    users.filter(({ de_rede }) => de_rede),
    'PAINEL_CONTA_DESCONHECIDA',
  );
  if (typeof found === 'string') throw new Refused(found, { valores: { email } });
  return found;
}
