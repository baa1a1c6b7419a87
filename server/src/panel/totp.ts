import { Secret, TOTP } from 'otpauth';

/** What authenticators show above the code. */
const issuer = 'Terminal de Manutenção';
/** Seconds a code is good for, and how many codes before and after are believed: clocks differ (RFC 6238 §5.2). */
const period = 30;
const window = 1;

const authenticator = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer, label, period, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** A new secret of 160 bits. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** A secret as an authenticator takes it: to be typed (base32), and as a QR code (`otpauth://`). */
export function tellSecret(secret: Uint8Array, user: string): { segredo: string; uri: string } {
  const made = authenticator(secret, user);
  return { segredo: made.secret.base32, uri: made.toString() };
}

/**
 * The period of 30 s a code belongs to, counted from 1970; null: it is none of now, nor of the one before or after.
 * @param now in ms
 */
export function periodOf(secret: Uint8Array, code: string, now: number): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
