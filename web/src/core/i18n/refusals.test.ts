import { errors } from '@terminal/contract/errors';
import { expect, test } from 'vitest';
import { spanishErrors } from '../../texts/spanish.ts';
import { translateRefusal } from './refusals.ts';

test('the values of the sentence stand in the translation', () => {
  const refusal = { mensagem: 'Você atende as OS N°: 12, 13. Pause!', valores: { numeros: '12, 13' } };
  expect(translateRefusal('Atiende {numeros}: {numeros}', refusal)).toBe('Atiende 12, 13: 12, 13');
});

test('a fixed sentence is simply replaced', () => {
  expect(translateRefusal('CPF incorrecto', { mensagem: 'CPF Incorreto', valores: null })).toBe(
    'CPF incorrecto',
  );
});

test('a value says nothing of its own', () => {
  const refusal = { mensagem: 'O banco recusou o script: $& {erro}', valores: { erro: '$& {erro}' } };
  expect(translateRefusal('La base rechazó: {erro}', refusal)).toBe('La base rechazó: $& {erro}');
});

test.each([null, {}, { numeros: '12' }])(
  'without all of its values (%j) a sentence is shown as it came',
  (valores) => {
    const mensagem = 'OS 12 (CURITIBA)';
    expect(translateRefusal('OS {numeros} ({filial})', { mensagem, valores })).toBe(mensagem);
  },
);

test('a translation has the values of its refusal, and no others', () => {
  const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g));
  for (const [code, translation] of Object.entries(spanishErrors))
    expect([code, namesIn(translation)]).toEqual([code, namesIn(errors[code as keyof typeof errors].texto)]);
});
