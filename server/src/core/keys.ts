import { createHash, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** A key of 32 bytes for one purpose, derived from SECRET_KEY. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
}

/** The keys of an installation: the one used for writing, and during a change of keys another that is accepted too. */
export interface Keys {
  secretKey: string;
  otherKey?: string | undefined;
}

/** Mark that identifies a key without revealing it: eight hexadecimal digits. */
export function keyMark(secretKey: string): string {
  return deriveKey(secretKey, 'marca').toString('hex').slice(0, 8);
}

/** SHA-256 of a text or bytes. */
export function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

/** A new token of 256 bits, as the caller keeps it; only its SHA-256 is stored (G-03). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A keyed hash for one purpose: equal inputs give equal values; without SECRET_KEY nothing can be derived from them. */
export function keyedHash(secretKey: string, purpose: string): (value: string) => Buffer {
  const key = createSecretKey(deriveKey(secretKey, purpose));
  return (value) => createHmac('sha256', key).update(value).digest();
}
