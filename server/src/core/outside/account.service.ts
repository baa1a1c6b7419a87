import * as openid from 'openid-client';
import type { Keys } from '../keys.ts';
import { Refused } from '../refusal.ts';
import { seal, unseal } from '../sealing.ts';
import {
  claims,
  emailOf,
  exchangeRefusal,
  longestSignIn,
  type Proof,
  proofOf,
  unreachedRefusal,
} from './account.rules.ts';
import type { AddressCheck } from './networks.ts';
import { outsideErrorIn, type ProviderOf, type Providers } from './provider.ts';
import { addressFault } from './written-address.ts';

/** What sign-in with accounts of a provider works with. */
export interface AccountOptions {
  keys: Keys;
  providers: Providers;
  mayAsk: AddressCheck;
}

/** A provider people sign in with. */
export interface OpenProvider {
  client: openid.Configuration;
  /** Only an e-mail it calls verified counts. */
  verified: boolean;
}

/** What a proof is sealed with, and for whom: others cannot open it. */
interface Sealing {
  keys: Keys;
  purpose: string;
}

/** Where the browser goes, and the sealed proof it brings back. */
interface Begun {
  ds_endereco: string;
  prova: string;
}

/** Begins a sign-in at a provider. Nothing is kept here. @param back where the provider sends the browser to */
export async function beginSignIn(
  { client }: OpenProvider,
  { keys, purpose }: Sealing,
  back: string,
): Promise<Begun> {
  const proof: Proof = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    back,
    until: Date.now() + longestSignIn,
  };
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: back,
    scope: 'openid email',
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
  });
  const sealed = seal(keys.secretKey, purpose, Buffer.from(JSON.stringify(proof)));
  return { ds_endereco: address.href, prova: sealed.toString('base64url') };
}

/** What `beginSignIn` sealed. @throws Refused CONTA_VENCIDA when that was too long ago, for somebody else, or elsewhere */
export function openProof({ keys, purpose }: Sealing, sent: string): Proof {
  const proof = proofOf(unseal(keys, purpose, Buffer.from(sent, 'base64url'))?.toString(), Date.now());
  if (proof === null) throw new Refused('CONTA_VENCIDA');
  return proof;
}

/**
 * The e-mail of the account the provider answered for.
 * @param answer query of the address the provider sent the browser to
 * @throws Refused CONTA_NAO_CONCLUIDA, CONTA_CLIENTE, CONTA_VENCIDA, CONTA_NAO_CONFERE, CONTA_SEM_EMAIL, and as `unreached`
 */
export async function provedEmail(
  { client, verified }: OpenProvider,
  proof: Proof,
  answer: string,
): Promise<string> {
  const email = emailOf(await claimsOf(client, proof, answer), verified);
  if (email === null) throw new Refused('CONTA_SEM_EMAIL');
  return email;
}

/** What the provider says of who signed in, from a signed token for this product alone, issued for this very sign-in. */
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

/** The refusal of a provider that cannot be asked, or does not answer as one. */
const unreached = (error: unknown): Refused =>
  new Refused(unreachedRefusal(outsideErrorIn(error)?.reason.code));

/**
 * The same answer.
 * @throws Refused CONTA_REDE, CONTA_NOME, CONTA_CERTIFICADO, CONTA_FORA_DO_AR, CONTA_SEM_DESCRICAO where there is none
 */
export const reached = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw unreached(error);
  });

/**
 * A provider as it describes itself, for who signs in with it. Why it cannot be asked is for whoever keeps it
 * (`testCompanyAccount`): who signs in is told what to do instead.
 * @throws Refused CONTA_FORA_DO_AR
 */
export async function providerFor(
  { providers, mayAsk }: AccountOptions,
  provider: ProviderOf,
): Promise<openid.Configuration> {
  if (addressFault(provider.issuer, mayAsk) !== null) throw new Refused('CONTA_FORA_DO_AR');
  return providers.of(provider).catch(() => {
    throw new Refused('CONTA_FORA_DO_AR');
  });
}

const addressRefusals = { form: 'CONTA_ENDERECO', network: 'CONTA_REDE' } as const;

/** @throws Refused CONTA_ENDERECO, CONTA_REDE for an address that is not asked */
export function refuseAddress(issuer: string, mayAsk: AddressCheck): void {
  const fault = addressFault(issuer, mayAsk);
  if (fault !== null) throw new Refused(addressRefusals[fault], { faults: { ds_emissor: 'INVALIDO' } });
}
