import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './keys.ts';

/** Digits somebody typed, and whose they are said to be. */
export interface TypedDigits {
  secretKey: string;
  /** Login (3 digits of the CPF, 5 of the CNPJ), identity check inside a command (3), panel login. */
  purpose: 'login' | 'confirma' | 'painel';
  /** Number in the control database; 0 for the panel. */
  companyId: number;
  /** Number of the person or supplier; 0 when nobody has the code that was typed. */
  personId: number;
  digits: string;
}

/** Bytes of a hash, and what is compared with when there is none. */
const hashLength = 32;
const nobody = Buffer.alloc(hashLength);

/**
 * The only form in which digits are stored: equal digits of two people give different values, and without
 * SECRET_KEY the values say nothing (G-12).
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

/** Which key right digits were kept with: the one of now, or the other one of a change; null: they are wrong. */
export type Proof = 'now' | 'other' | null;

/** Proves digits under either key of a change of keys. Both are always tried, and take as long for nobody (G-04). */
export function proveDigits(stored: Buffer | null, typed: TypedDigits, otherKey?: string): Proof {
  const now = matchesDigits(stored, typed);
  const other = matchesDigits(stored, { ...typed, secretKey: otherKey ?? typed.secretKey });
  if (now) return 'now';
  return other ? 'other' : null;
}

/** True when the digits are the stored ones. Takes as long for somebody who does not exist (G-04). */
export function matchesDigits(stored: Buffer | null, typed: TypedDigits): boolean {
  const equal = timingSafeEqual(hashDigits(typed), stored ?? nobody);
  return stored !== null && equal;
}
