import { describe, expect, it } from 'vitest';
import { hashDigits, matchesDigits, proveDigits, type TypedDigits } from './digits.ts';

const typed: TypedDigits = {
  secretKey: 'k'.repeat(32),
  purpose: 'login',
  companyId: 1,
  personId: 100,
  digits: '123',
};

describe('digits', () => {
  it('match what was stored for the same person, company and purpose', () => {
    expect(matchesDigits(hashDigits(typed), typed)).toBe(true);
  });

  it.each([
    ['other digits', { digits: '124' }],
    ['another person', { personId: 101 }],
    ['another company', { companyId: 2 }],
    ['another purpose', { purpose: 'confirma' }],
    ['another key', { secretKey: 'j'.repeat(32) }],
  ] as const)('do not match with %s', (_what, change) => {
    expect(matchesDigits(hashDigits(typed), { ...typed, ...change })).toBe(false);
  });

  it('match nobody who is not there, not even as zeros', () => {
    expect(matchesDigits(null, typed)).toBe(false);
  });

  it.each([
    ['now', 'k'.repeat(32), 'o'.repeat(32)],
    ['other', 'n'.repeat(32), 'k'.repeat(32)],
    [null, 'n'.repeat(32), 'o'.repeat(32)],
    [null, 'n'.repeat(32), undefined],
  ] as const)(
    'are proved under the key of now or the other one of a change: %s',
    (proof, secretKey, otherKey) => {
      expect(proveDigits(hashDigits(typed), { ...typed, secretKey }, otherKey)).toBe(proof);
      expect(proveDigits(hashDigits(typed), { ...typed, secretKey, digits: '124' }, otherKey)).toBeNull();
      expect(proveDigits(null, { ...typed, secretKey }, otherKey)).toBeNull();
    },
  );

  it('are 32 bytes that do not tell the digits', () => {
    expect(hashDigits(typed)).toHaveLength(32);
    expect(hashDigits(typed).toString('latin1')).not.toContain('123');
  });
});
