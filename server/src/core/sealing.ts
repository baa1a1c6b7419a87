import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type Keys } from './keys.ts';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/**
 * Encrypts bytes with authentication, with a key derived from SECRET_KEY (AES-256-GCM).
 * @param purpose separates keys: what is sealed for one purpose cannot be opened for another
 * @returns nonce, tag and ciphertext, concatenated
 */
export function seal(secretKey: string, purpose: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, deriveKey(secretKey, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Decrypts with either key of a change of keys; undefined: wrong key or altered. */
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
