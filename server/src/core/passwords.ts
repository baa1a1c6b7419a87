import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password in the only form it is stored: argon2id with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Compared with when nobody has a password to compare with. */
let nobody: Promise<string> | undefined;

/** True when the password is the stored one. Takes as long where there is none (G-04). */
export async function matchesPassword(stored: string | null, typed: string): Promise<boolean> {
  nobody ??= hashPassword('');
  const equal = await verify(stored ?? (await nobody), typed);
  return stored !== null && equal;
}
