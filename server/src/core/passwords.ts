import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage: argon2id with an individual salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Dummy hash, compared with when there is no stored password. */
let nobody: Promise<string> | undefined;

/** True when the password is the stored one. Takes equally long if there is none (G-04). */
export async function matchesPassword(stored: string | null, typed: string): Promise<boolean> {
  nobody ??= hashPassword('');
  const equal = await verify(stored ?? (await nobody), typed);
  return stored !== null && equal;
}
