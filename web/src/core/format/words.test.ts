import { expect, test } from 'vitest';
import { brl, number } from './numbers.ts';
import { cut, personName, sentence } from './words.ts';

test('names are cut to ten characters', () => {
  expect(cut('CURITIBA MATRIZ')).toBe('CURITIBA M');
  expect(cut('João Paulo Ferreira')).toBe('João Paulo');
  expect(cut('JOAO DA SILVA SAURO FILHO', 20)).toBe('JOAO DA SILVA SAURO');
});

test('shouted names are written as names', () => {
  expect(personName('JOÃO DA SILVA')).toBe('João da Silva');
  expect(personName("ANA D'ÁVILA")).toBe("Ana D'Ávila");
});

test('numbers and money have the form of pt-BR', () => {
  expect(number(125_000)).toBe('125.000');
  expect(brl(10)).toBe('R$\u00a010,00');
});

test('stored capitals become a sentence', () => {
  expect(sentence('SOCORRO EM ROTA')).toBe('Socorro em rota');
  expect(sentence('ÓLEO')).toBe('Óleo');
});
