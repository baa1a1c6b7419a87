import type { OutsideReason, RefusalCode } from '@terminal/contract';
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

/** The one an e-mail lets in; else why nobody. @param nobody what is said where no one has it */
export function onlyOne<Found, Nobody extends RefusalCode>(
  found: readonly Found[],
  nobody: Nobody,
): Found | Nobody | 'CONTA_REPETIDA' {
  const [only] = found;
  if (only === undefined) return nobody;
  return found.length > 1 ? 'CONTA_REPETIDA' : only;
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

/** What of an unreached provider is said apart; everything else is that it does not answer. */
const told: Partial<Record<OutsideReason['code'], RefusalCode>> = {
  REDE_NAO_PERMITIDA: 'CONTA_REDE',
  NOME_INEXISTENTE: 'CONTA_NOME',
  NOME_SEM_ENDERECO: 'CONTA_NOME',
  CERTIFICADO: 'CONTA_CERTIFICADO',
  SEM_TLS: 'CONTA_CERTIFICADO',
  REDIRECIONAMENTO: 'CONTA_SEM_DESCRICAO',
};

/** What is said of a provider that could not be asked. @param reason undefined: it answered, but not as a provider does */
export const unreachedRefusal = (reason: OutsideReason['code'] | undefined): RefusalCode =>
  reason === undefined ? 'CONTA_SEM_DESCRICAO' : (told[reason] ?? 'CONTA_FORA_DO_AR');
