import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './keys.ts';

/** Typed digits or a scanned badge, and the person they are claimed to belong to. */
export interface TypedDigits {
  secretKey: string;
  /** Login (3 digits of the CPF, 5 of the CNPJ), identity check inside a command (3), panel login, badge, PIN of both. */
  purpose: 'login' | 'confirma' | 'painel' | 'cracha' | 'pin';
  /** Number in the control database; 0 for the panel. */
  companyId: number;
  /** Number of the person or supplier; 0 when no one has the typed code, and of a badge, which tells by itself whose it is. */
  personId: number;
  digits: string;
}

/** Length of a hash in bytes; also of the dummy compared with when there is none. */
const hashLength = 32;
const nobody = Buffer.alloc(hashLength);

/**
 * The only form in which digits are stored: equal digits of two people give different values, and without SECRET_KEY nothing
 * can be derived from them (G-12).
 * @returns 32 bytes
 */
export function hashDigits({ secretKey, purpose, companyId, personId, digits }: TypedDigits): Buffer {
  const message = [purpose, companyId, personId, digits].join('|');
  return createHmac('sha256', digitsKey(secretKey)).update(message).digest();
}

const keys = new Map<string, KeyObject>();

/** The key is derived once per process. */
function digitsKey(secretKey: string): KeyObject {
  const known = keys.get(secretKey);
  if (known !== undefined) return known;
  const key = createSecretKey(deriveKey(secretKey, 'digitos'));
  keys.set(secretKey, key);
  return key;
}

/** Key with which matching digits were hashed: the present one, or the other one of a change of keys; null: wrong digits. */
export type Proof = 'now' | 'other' | null;

/** Digits hashed again with the present key. */
export interface NewHash {
  person: number;
  /** The compared hash; if it has changed since, the newer one stays. */
  before: Buffer;
  hash: Buffer;
  /** Mark of the present key. */
  mark: string;
}

/**
 * Verifies digits with either key of a change of keys. Both are always tried, and it takes equally long for an unknown person
 * (G-04).
 */
export function proveDigits(stored: Buffer | null, typed: TypedDigits, otherKey?: string): Proof {
  const now = matchesDigits(stored, typed);
  const other = matchesDigits(stored, { ...typed, secretKey: otherKey ?? typed.secretKey });
  if (now) return 'now';
  return other ? 'other' : null;
}

/** True when the digits are the stored ones. Takes equally long for an unknown person (G-04). */
export function matchesDigits(stored: Buffer | null, typed: TypedDigits): boolean {
  const equal = timingSafeEqual(hashDigits(typed), stored ?? nobody);
  return stored !== null && equal;
}
