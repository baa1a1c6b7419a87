import { expect, test } from 'vitest';
import { faultsOf, translateRefusal, withFaults } from './refusals.ts';

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

test('what is wrong with the fields of a form stands behind its sentence', () => {
  const campos = { de: 'repetido', ate: 'repetido', km: 'vazio' };
  expect(faultsOf({ codigo: 'CAMPO_INVALIDO', campos })).toEqual(['repetido', 'vazio']);
  expect(faultsOf({ codigo: 'SALDO_MUDOU', campos: { saldo: '5' } })).toEqual([]);
  expect(withFaults('Há campos inválidos.', ['repetido', 'vazio'])).toBe(
    'Há campos inválidos: repetido, vazio.',
  );
  expect(withFaults('Há campos inválidos.', [])).toBe('Há campos inválidos.');
});

test.each([null, {}, { numeros: '12' }])(
  'without all of its values (%j) a sentence is shown as it came',
  (valores) => {
    const mensagem = 'OS 12 (CURITIBA)';
    expect(translateRefusal('OS {numeros} ({filial})', { mensagem, valores })).toBe(mensagem);
  },
);
