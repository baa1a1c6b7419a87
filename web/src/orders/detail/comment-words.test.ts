import { expect, it } from 'vitest';
import { commentWords } from './comment-words.ts';

const spanish = (key: string) => (key.endsWith('reopened') ? 'Reapertura' : 'Proveedor retirado');

it.each([
  ['Reabertura: preço errado', 'Reapertura: preço errado'],
  ['Fornecedor retirado: box livre', 'Proveedor retirado: box livre'],
  ['Reabertura feita: ontem', 'Reabertura feita: ontem'],
  ['Motivo: Reabertura: dois', 'Motivo: Reabertura: dois'],
])('of "%s" what a command wrote before it is told in the language of the screen', (text, shown) => {
  expect(commentWords(text, spanish)).toBe(shown);
});
