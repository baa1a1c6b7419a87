import type { PasskeyRow } from './factors.queries.ts';
import type { RelyingParty } from './factors.rules.ts';

/** Loaded with the first passkey, because its certificate code would slow down every start. */
const library = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof library>>;
type Made = Parameters<Library['verifyRegistrationResponse']>[0]['response'];
type Signed = Parameters<Library['verifyAuthenticationResponse']>[0]['response'];
/** What a browser answered, as far as the contract looks into it; the library checks the rest. */
export type BrowserAnswer = { id: string };

const described = (keys: readonly PasskeyRow[]) =>
  keys.map(({ cd_credencial, ds_transportes }) => ({
    id: cd_credencial,
    // Stored as reported by the browser; browsers ignore unknown values.
    transports: ds_transportes,
  }));

/**
 * What the browser is asked to make a passkey for a user. User verification is not required, because a passkey is used in
 * addition to a password.
 */
export const askForKey = async (
  party: RelyingParty,
  user: { id: number; name: string },
  keys: readonly PasskeyRow[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: 'Terminal de Manutenção',
    rpID: party.host,
    userID: new TextEncoder().encode(`painel:${user.id}`),
    userName: user.name,
    attestationType: 'none',
    excludeCredentials: described(keys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

/** What the browser is asked to prove one of a user's passkeys. */
export const askForProof = async (party: RelyingParty, keys: readonly PasskeyRow[]) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.host,
    allowCredentials: described(keys),
    userVerification: 'preferred',
  });

/** A stored passkey. */
export interface NewKey {
  credential: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** The passkey a browser made for a question; null: it is none. */
export async function readKey(
  party: RelyingParty,
  challenge: string,
  answer: BrowserAnswer,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await library();
  const read = await verifyRegistrationResponse({
    // The library validates its input.
    response: answer as Made,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (read?.verified !== true) return null;
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  return { credential: id, publicKey, counter, transports };
}

/** The counter of a passkey that has answered a question; null: it has not. */
export async function readProof(
  party: RelyingParty,
  challenge: string,
  key: PasskeyRow,
  answer: BrowserAnswer,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const read = await verifyAuthenticationResponse({
    // The library validates its input.
    response: answer as Signed,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: false,
    credential: {
      id: key.cd_credencial,
      publicKey: Uint8Array.from(key.bt_publica),
      counter: Number(key.nr_contador),
    },
  }).catch(() => undefined);
  return read?.verified === true ? read.authenticationInfo.newCounter : null;
}
