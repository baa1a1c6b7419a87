import type { AnswerOf, CheckedInput } from '@terminal/contract';
import * as openid from 'openid-client';
import type { CompanyContext } from '../core/http/context.ts';
import { outsideErrorIn } from '../core/outside/provider.ts';
import { Refused } from '../core/refusal.ts';
import { seal, unseal } from '../core/sealing.ts';
import {
  type AccountOptions,
  offersAccounts,
  openProvider,
  reached,
  returnAddress,
  unreached,
} from '../settings/account.service.ts';
import {
  candidateOf,
  claims,
  emailOf,
  exchangeRefusal,
  longestSignIn,
  type Proof,
  proofOf,
} from './account.rules.ts';
import { findPeopleByEmail, insertSignInEvent, type PersonRow } from './queries.ts';
import { enter, type SessionOptions, terminalOf } from './sign-in.service.ts';

/** What the login of a company offers beside registration and digits. */
export const signInWays = async (context: CompanyContext): Promise<AnswerOf<'getSignInWays'>> => ({
  conta: (await offersAccounts(context)) ? 'S' : 'N',
});

/** What the proof of a sign-in is sealed for: another company cannot open it. */
const purpose = (companyId: number) => `conta entrada|${companyId}`;

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
  const { client } = await openProvider(context, accounts);
  const proof: Proof = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    back: returnAddress(context.origin),
    until: Date.now() + longestSignIn,
  };
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: proof.back,
    scope: 'openid email',
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
  });
  const sealed = seal(
    options.keys.secretKey,
    purpose(context.company.id),
    Buffer.from(JSON.stringify(proof)),
  );
  return { ds_endereco: address.href, prova: sealed.toString('base64url') };
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
    const proof = openedProof(options, context, prova);
    const person = await personOf(context, accounts, proof, resposta);
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

/** @throws Refused CONTA_VENCIDA when it was begun too long ago, for another company, or elsewhere */
function openedProof({ keys }: SessionOptions, { company }: CompanyContext, sent: string): Proof {
  const opened = unseal(keys, purpose(company.id), Buffer.from(sent, 'base64url'))?.toString();
  const proof = proofOf(opened, Date.now());
  if (proof === null) throw new Refused('CONTA_VENCIDA');
  return proof;
}

/** @throws Refused as `finishAccountSignIn` */
async function personOf(
  context: CompanyContext,
  accounts: AccountOptions,
  proof: Proof,
  answer: string,
): Promise<PersonRow> {
  const { client, verified } = await openProvider(context, accounts);
  const email = emailOf(await claimsOf(client, proof, answer), verified);
  if (email === null) throw new Refused('CONTA_SEM_EMAIL');
  const found = candidateOf(await findPeopleByEmail(context.db, email));
  if (typeof found === 'string') throw new Refused(found, { valores: { email } });
  return found;
}

/**
 * What the provider says of who signed in, from a signed token for this product alone, issued for this very sign-in.
 * @throws Refused CONTA_NAO_CONCLUIDA, CONTA_CLIENTE, CONTA_VENCIDA, CONTA_NAO_CONFERE, and of a provider that does not answer
 */
async function claimsOf(client: openid.Configuration, proof: Proof, answer: string) {
  const back = new URL(proof.back);
  back.search = answer;
  const tokens = await openid
    .authorizationCodeGrant(client, back, {
      pkceCodeVerifier: proof.verifier,
      expectedState: proof.state,
      expectedNonce: proof.nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw refusedBy(error);
    });
  const token = tokens.claims();
  if (token === undefined) throw new Refused('CONTA_NAO_CONFERE');
  if ('email' in token || client.serverMetadata().userinfo_endpoint === undefined) return claims.parse(token);
  // Providers that tell the e-mail only when they are asked for it.
  return claims.parse(await reached(openid.fetchUserInfo(client, tokens.access_token, token.sub)));
}

/** The refusal an error of the library stands for. */
function refusedBy(error: unknown): unknown {
  if (error instanceof openid.AuthorizationResponseError) return new Refused('CONTA_NAO_CONCLUIDA');
  if (error instanceof openid.ResponseBodyError) return new Refused(exchangeRefusal(error.error));
  if (outsideErrorIn(error) !== undefined) return unreached(error);
  return error instanceof openid.ClientError ? new Refused('CONTA_NAO_CONFERE') : error;
}
