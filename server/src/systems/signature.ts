import { Webhook } from 'standardwebhooks';
import { deriveKey, type Keys } from '../core/keys.ts';

/** Which secret of which webhook. */
export interface SecretOf {
  companyId: number;
  webhook: number;
  /** Number of the secret, from 1. */
  secret: number;
}

/** The secret a receiver verifies with, derived from a key of the installation: nothing of it is stored. */
export const webhookSecret = (secretKey: string, { companyId, webhook, secret }: SecretOf): string =>
  `whsec_${deriveKey(secretKey, `webhook|${companyId}|${webhook}|${secret}`).toString('base64')}`;

/**
 * Headers of a message by the Standard Webhooks specification. While a secret or SECRET_KEY is changed it is signed with both.
 * @param twice the secret before the present one still counts
 */
export function signedHeaders(
  keys: Keys,
  of: SecretOf,
  { id, body, now, twice }: { id: string; body: string; now: Date; twice: boolean },
): Record<string, string> {
  const numbers = twice && of.secret > 1 ? [of.secret, of.secret - 1] : [of.secret];
  const installation = [keys.secretKey, ...(keys.otherKey === undefined ? [] : [keys.otherKey])];
  const secrets = installation.flatMap((key) =>
    numbers.map((secret) => webhookSecret(key, { ...of, secret })),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
