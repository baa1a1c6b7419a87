import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signedHeaders, webhookSecret } from './signature.ts';

const keys = { secretKey: 'a'.repeat(64) };
const of = { companyId: 1, webhook: 2, secret: 3 };
const message = (more: object = {}) => ({
  id: 'm',
  body: '{"type":"teste"}',
  now: new Date(),
  twice: false,
  ...more,
});
const verified = (secret: string, headers: Record<string, string>) =>
  new Webhook(secret).verify('{"type":"teste"}', headers);

describe('a message', () => {
  it('is verified by whoever has the secret of its webhook', () => {
    const headers = signedHeaders(keys, of, message());
    expect(verified(webhookSecret(keys.secretKey, of), headers)).toEqual({ type: 'teste' });
  });

  it.each([
    ['another company', { ...of, companyId: 9 }],
    ['another webhook', { ...of, webhook: 9 }],
    ['the secret before', { ...of, secret: 2 }],
  ])('is not verified with the secret of %s', (_whose, other) => {
    const headers = signedHeaders(keys, of, message());
    expect(() => verified(webhookSecret(keys.secretKey, other), headers)).toThrow(
      'No matching signature found',
    );
  });

  it('is verified with both secrets while one is changed, and with both keys while SECRET_KEY is', () => {
    const other = { secretKey: 'b'.repeat(64), otherKey: keys.secretKey };
    const headers = signedHeaders(other, of, message({ twice: true }));
    for (const key of [other.secretKey, other.otherKey])
      for (const secret of [3, 2])
        expect(verified(webhookSecret(key, { ...of, secret }), headers)).toEqual({ type: 'teste' });
  });
});
