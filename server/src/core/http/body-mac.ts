import { type Keys, keyedHash } from '../keys.ts';

/** MAC that identifies a body without storing its content, which contains digits. */
export interface BodyMac {
  bodyHash: Buffer;
  /** MAC with the other key during a change of keys. */
  otherHash: Buffer | undefined;
}

/** Computes MACs with keys derived from SECRET_KEY; without it the digits cannot be recovered by guessing (G-12). */
export function createBodyMac({ secretKey, otherKey }: Keys): (body: string) => BodyMac {
  const hash = keyedHash(secretKey, 'comando');
  const otherHash = otherKey === undefined ? undefined : keyedHash(otherKey, 'comando');
  return (body) => ({ bodyHash: hash(body), otherHash: otherHash?.(body) });
}
