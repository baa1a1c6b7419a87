import { expect, test } from 'vitest';
import { translateRefusal } from './refusals.ts';

test('values inside the sentence survive the translation', () => {
  expect(
    translateRefusal(
      'Você atende as OS N°: {numeros}. Pause!',
      'Você atende as OS N°: 12, 13. Pause!',
      'Atiende {numeros}',
    ),
  ).toBe('Atiende 12, 13');
});

test('a fixed sentence is simply replaced', () => {
  expect(translateRefusal('CPF Incorreto', 'CPF Incorreto', 'CPF incorrecto')).toBe('CPF incorrecto');
});

test('a sentence unlike its template is shown as it came', () => {
  expect(translateRefusal('OS {n}', 'algo mais', 'OS {n}')).toBe('algo mais');
});
