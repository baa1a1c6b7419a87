import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type Keys } from './keys.ts';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/**
 * Bytes only who has SECRET_KEY can read, and nobody can change unnoticed (AES-256-GCM).
 * @param purpose one of those of SECRET_KEY; what is sealed for one is opened for no other
 * @returns nonce, tag and what was encrypted, in turn
 */
export function seal(secretKey: string, purpose: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, deriveKey(secretKey, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** What was sealed under either key of a change of keys; undefined: under neither, or it was changed. */
export function unseal({ secretKey, otherKey }: Keys, purpose: string, sealed: Buffer): Buffer | undefined {
  for (const key of [secretKey, ...(otherKey === undefined ? [] : [otherKey])]) {
    const opened = openWith(deriveKey(key, purpose), sealed);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function openWith(key: Buffer, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, lengths.nonce);
  const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag);
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: lengths.tag });
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(sealed.subarray(lengths.nonce + lengths.tag)), opening.final()]);
  } catch {
    return undefined;
  }
}
