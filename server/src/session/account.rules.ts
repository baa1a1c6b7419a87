import type { RefusalCode } from '@terminal/contract';
import { z } from 'zod';

/** What a provider tells of somebody who signed in to it, as far as it is looked at. */
export const claims = z.object({
  email: z.string().trim().min(3).max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});

/**
 * The e-mail an account stands for; null: none that counts.
 * @param verified only one the provider calls verified counts; one it calls unverified never does
 */
export function emailOf(
  { email, email_verified }: z.output<typeof claims>,
  verified: boolean,
): string | null {
  if (email === undefined || email_verified === false) return null;
  return email_verified === true || !verified ? email : null;
}

interface Candidate {
  filiais: readonly unknown[];
}

/** Whom an e-mail lets in: exactly one person in use, who has a branch; else why nobody. */
export function candidateOf<P extends Candidate>(people: readonly P[]): P | RefusalCode {
  const [person] = people;
  if (person === undefined) return 'CONTA_DESCONHECIDA';
  if (people.length > 1) return 'CONTA_REPETIDA';
  return person.filiais.length === 0 ? 'CONTA_SEM_FILIAL' : person;
}

/** What the browser carries while somebody signs in at the provider; sealed, so that it can neither read nor change it. */
export const Proof = z.object({
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE: who brings the code back has to know it. */
  verifier: z.string(),
  /** Address the provider was told to send the browser to. */
  back: z.string(),
  /** Until when it counts, in ms. */
  until: z.number(),
});
export type Proof = z.infer<typeof Proof>;

/** How long somebody may take at the provider, in ms. */
export const longestSignIn = 600_000;

/** The proof while it counts. @param opened what it was sealed as; undefined: it is not this company's, or was changed */
export function proofOf(opened: string | undefined, now: number): Proof | null {
  if (opened === undefined) return null;
  const proof = Proof.parse(JSON.parse(opened));
  return proof.until > now ? proof : null;
}

/** Errors a provider gives for a client it does not know, or whose secret is another. */
const ofClient = ['invalid_client', 'unauthorized_client'];

/** What is said when a provider refuses to exchange the code. @param error as OAuth 2.0 names it */
export function exchangeRefusal(error: string): RefusalCode {
  if (ofClient.includes(error)) return 'CONTA_CLIENTE';
  return error === 'invalid_grant' ? 'CONTA_VENCIDA' : 'CONTA_NAO_CONCLUIDA';
}
