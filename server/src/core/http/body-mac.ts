import { type Keys, keyedHash } from '../keys.ts';

/** What tells a body from others without keeping what was in it: it holds digits. */
export interface BodyMac {
  bodyHash: Buffer;
  /** The same with the other key of a change of keys. */
  otherHash: Buffer | undefined;
}

/** Tells bodies apart with keys derived from SECRET_KEY: without it their digits cannot be guessed back (G-12). */
export function createBodyMac({ secretKey, otherKey }: Keys): (body: string) => BodyMac {
  const hash = keyedHash(secretKey, 'comando');
  const otherHash = otherKey === undefined ? undefined : keyedHash(otherKey, 'comando');
  return (body) => ({ bodyHash: hash(body), otherHash: otherHash?.(body) });
}
