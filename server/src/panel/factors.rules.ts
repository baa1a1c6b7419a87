import { levelReaches, type PanelLevel } from '@terminal/contract';

/** Where passkeys are asked for (WebAuthn): the address of the browser, and the name of its host, which keys are bound to. */
export interface RelyingParty {
  origin: string;
  host: string;
}

/**
 * The host passkeys are bound to when the panel is opened at an address; null: they do not work there. They need a host name,
 * and https or the machine itself.
 * @param asked origin the request was sent to, as seen by the server
 * @param named origins the operator names (PANEL_ORIGIN): only their hosts are believed then
 * @param production without named ones there are none
 */
export function relyingPartyOf(
  asked: string,
  named: readonly string[],
  production: boolean,
): RelyingParty | null {
  const host = URL.parse(asked)?.host;
  // Behind a proxy the server may not know that the browser came by https.
  const origin = named.length > 0 ? named.find((one) => URL.parse(one)?.host === host) : asked;
  const address = origin === undefined || (production && named.length === 0) ? null : URL.parse(origin);
  if (address === null || isNumeric(address.hostname)) return null;
  if (address.protocol !== 'https:' && address.hostname !== 'localhost') return null;
  return { origin: address.origin, host: address.hostname };
}

/** An address of IPv4 or IPv6: no name. */
const isNumeric = (host: string): boolean => /^([\d.]+|\[.*\])$/.test(host);

/**
 * Whether a user of a level needs a second factor: the auditor, who sees most, comes first. @param from lowest level that does;
 * null: none
 */
export const needsFactor = (level: PanelLevel, from: PanelLevel | null): boolean =>
  from !== null && (level === 'U' || levelReaches(level, from));

/** A recovery code as it is compared: without dashes and blanks, in capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[ -]/g, '').toUpperCase();

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code as it is shown: sixteen signs in fours. @param bytes sixteen random ones, of which five bits each count */
export const writeCode = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => signs[byte & 31])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Passkeys a user may have. */
export const mostKeys = 10;
