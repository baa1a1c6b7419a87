import { expect, test } from 'vitest';
import { isGuessable, panelDigitsComplete } from './rules.ts';

test.each([
  ['123', false, true],
  ['000', false, true],
  ['12', false, false],
  ['12345', false, false],
  ['1a3', false, false],
  ['', false, false],
  ['12345', true, true],
  ['123', true, false],
  ['123456', true, false],
  ['12 45', true, false],
])('digits %j (external: %s) are complete: %s', (digits, external, complete) => {
  expect(panelDigitsComplete(digits, external)).toBe(complete);
});

const user = { name: 'Érica de Sá Lima', registration: '9001' };

test.each([
  ['erva-doce 77', false],
  ['xx9001xx', true],
  ['quero-lima-77', true],
  ['LIMA1234', true],
  ['éRICA-2026', true],
  ['de sá 77 xx', false],
  ['erica-2026', false],
])('the password %j holds what everybody knows of its user: %s', (password, guessable) => {
  expect(isGuessable(password, user)).toBe(guessable);
});

test('without a registration the name alone is known', () => {
  expect(isGuessable('null-e-mais', { name: 'Ana Reis', registration: null })).toBe(false);
  expect(isGuessable('reis-e-mais', { name: 'Ana Reis', registration: null })).toBe(true);
});

test.each([
  ['            ', true],
  ['aaaaaaaaaaaa', true],
  ['123456789012', true],
  ['passwordpassword', true],
  ['senha1234567', true],
  ['S3nh@2026!!!', true],
  ['Terminal2026!', true],
  ['qwertyuiop12', true],
  ['abcabcabcabc', true],
  ['xkxkxkxkxkxk', true],
  ['1q2w3e4r5t6y', true],
  ['Frota#Oficina1', true],
  ['correto cavalo bateria', false],
  ['mesa-verde-trem-91', false],
  ['kT9;vw2-Lm0q', false],
])('the password %j is guessed first: %s', (password, guessable) => {
  expect(isGuessable(password, { name: 'Ana Reis', registration: '9001' })).toBe(guessable);
});
