import { describe, expect, it } from 'vitest';
import { type Call, calls, isGrantable } from '../index.ts';
import { portuguese } from './portuguese.ts';
import { webhookReasonIn, webhookReasonText } from './reasons.ts';
import { keyText, partsOfKey, secretShape } from './secret.ts';
import { spanish } from './spanish.ts';

describe('a key', () => {
  const apiKey = '0123456789abcdef0123456789abcdef';
  const secret = `${'a'.repeat(20)}${'-_'.repeat(11)}Z`;

  it('is written and read as one text', () => {
    expect(secret).toMatch(secretShape);
    expect(partsOfKey(keyText(apiKey, secret))).toEqual({ apiKey, secret });
  });

  it.each(['', 'tk_', `tk_${apiKey}_kurz`, `xx_${apiKey}_${secret}`, `tk_${apiKey}_${secret}=`])(
    '%s is none',
    (text) => expect(partsOfKey(text)).toBeNull(),
  );

  it.each([
    ['listDrivers', true],
    ['createOrder', true],
    ['saveRecord', true],
    // Asks for digits.
    ['startExecution', false],
    ['stopItemByGet', false],
    // Administers the company, or keys themselves.
    ['saveSettings', false],
    ['createKey', false],
    // Begins and ends sessions, is nobody's or the panel's.
    ['login', false],
    ['logout', false],
    ['getHealth', false],
    ['listKeys', false],
  ] as const)('can be given %s: %s', (name, may) => {
    const call = Object.entries(calls).find(([one]) => one === name)?.[1];
    expect(call === undefined ? false : isGrantable(call)).toBe(may);
  });
});

it.each([
  ['Portuguese', portuguese],
  ['Spanish', spanish],
])('says in %s what each call does that a key can be given, and of no other', (_, summaries) => {
  const grantable = Object.entries<Call>(calls).filter(([, call]) => isGrantable(call));
  expect(Object.keys(summaries).toSorted()).toEqual(grantable.map(([name]) => name).toSorted());
  expect(new Set(Object.values(summaries)).size).toBe(grantable.length);
});

it('tells why a delivery failed in both languages', () => {
  const stored = webhookReasonText({ code: 'RESPOSTA', status: 503 });
  expect(stored).toBe('o sistema respondeu 503');
  expect(webhookReasonIn('es', stored)).toBe('el sistema respondió 503');
});
