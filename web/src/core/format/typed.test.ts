import { expect, test } from 'vitest';
import { brl } from './numbers.ts';
import {
  centsOf,
  isMistyped,
  longestNumber,
  typedNumber,
  typedSigned,
  writtenMoney,
  writtenNumber,
} from './typed.ts';

test.each([
  ['13,5', 1, 13.5],
  ['13.5', 1, 13.5],
  [' 13 ', 1, 13],
  ['13,', 1, 13],
  ['13,55', 1, null],
  ['13,55', 2, 13.55],
  ['60', 0, 60],
  ['60,5', 0, null],
  ['60,', 0, null],
  ['1.250', 0, 1250],
  ['1.250', 2, 1250],
  ['1.250,50', 2, 1250.5],
  ['1.250,505', 2, null],
  ['1.250.000', 0, 1_250_000],
  ['1250,50', 2, 1250.5],
  ['9.1', 1, 9.1],
  ['8.25', 2, 8.25],
  ['0.250', 2, null],
  ['1,250', 2, null],
  ['1,250.50', 2, null],
  ['12.50.000', 0, null],
  ['9999999,99', 2, 9_999_999.99],
  ['12345678', 0, null],
  ['-1', 1, null],
  ['1e3', 1, null],
  ['', 1, null],
  [',5', 1, null],
  ['abc', 2, null],
])('%j with at most %i decimals is the number %s', (text, decimals, value) => {
  expect(typedNumber(text, decimals)).toBe(value);
});

test.each([
  ['-18,5', -18.5],
  ['−18,5', -18.5],
  [' 18,5', 18.5],
  ['-0', 0],
  ['--1', null],
  ['-', null],
  ['1-', null],
])('%j of a temperature is %s', (text, value) => {
  expect(typedSigned(text, 1)).toBe(value);
});

test.each([
  ['', false],
  [' ', false],
  ['7,8', false],
  ['7,85', true],
  ['abc', true],
])('%j of a depth is said to be no number: %s', (text, mistyped) => {
  expect(isMistyped(text, 1)).toBe(mistyped);
});

test.each([
  [null, ''],
  [1250.5, '1250,5'],
])('%s is written %j where it is typed', (value, text) => {
  expect(writtenNumber(value)).toBe(text);
});

test.each([
  ['R$ 1.250,50', 125_050],
  ['R$ 12,505', 12_505],
  ['5', 5],
  ['R$ 0,00', null],
  ['', null],
  ['1234567890', 123_456_789],
  ['1250,5', 125_050],
  ['1250.5', 125_050],
  ['1.250,50', 125_050],
  ['1.250', 125_000],
  ['12,505', undefined],
])('%j put in as money at once is %s cents', (text, cents) => {
  expect(centsOf(text, writtenMoney(text, null))).toBe(cents);
});

test.each([
  ['1250', null, 'R$ 12,50', 1250],
  ['1250,5', '1250,5', null, 125_050],
  ['1250.50', '1250.50', null, 125_050],
  ['1.250,50', '1.250,50', null, 125_050],
  ['1.250', '1.250', null, 125_000],
  ['0,5', '0,5', null, 50],
])('%s typed key by key as money', (keys, written, masked, cents) => {
  let before: string | null = null;
  let amount: number | null = null;
  for (const key of keys) {
    const text: string = (before ?? (amount === null ? '' : brl(amount / 100))) + key;
    const next = writtenMoney(text, before);
    const typed = centsOf(text, next);
    if (typed === undefined) continue;
    before = next;
    amount = typed;
  }
  expect({ before, amount }).toEqual({ before: written, amount: cents });
  if (masked !== null) expect(brl((amount ?? 0) / 100).replace('\u00a0', ' ')).toBe(masked);
});

test.each([
  [9_999_999, 0, 10],
  [9_999_999.99, 2, 13],
  [30, 1, 5],
])('a field for up to %d with %d decimals takes %d letters', (most, decimals, letters) =>
  expect(longestNumber(most, decimals)).toBe(letters),
);
