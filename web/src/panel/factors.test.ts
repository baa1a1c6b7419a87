import { expect, test } from 'vitest';
import { codeDigits, inFours, proposedName, recoveryCode } from './factors.ts';

test.each([
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
])('of %j the digits %j are a code', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});

test.each([
  ['abcd-2345-efgh-67ab', 'ABCD2345EFGH67AB'],
  [' ABCD 2345 EFGH 67AB ', 'ABCD2345EFGH67AB'],
  ['ABCD-2345-EFGH-67A', null],
  ['ABCD-2345-EFGH-67ABC', null],
  ['ABCD-2345-EFGH-67A1', null],
])('%j is the recovery code %j', (typed, code) => {
  expect(recoveryCode(typed)).toBe(code);
});

test('a secret is written in groups of four', () => {
  expect(inFours('ABCDEFGH23')).toBe('ABCD EFGH 23');
  expect(inFours('ABCDEFGH')).toBe('ABCD EFGH');
});

test('a passkey is proposed the name of its system, numbered where that is taken', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0';
  expect(proposedName(windows, [], 'Chave')).toBe('Windows');
  expect(proposedName(windows, ['Windows', 'Windows 2'], 'Chave')).toBe('Windows 3');
  expect(proposedName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', [], 'Chave')).toBe('iPhone');
  expect(proposedName('outro', [], 'Chave')).toBe('Chave');
});
