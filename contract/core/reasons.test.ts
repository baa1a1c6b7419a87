import { describe, expect, test } from 'vitest';
import { readerOf, writerOf } from './reasons.ts';

const list = {
  ANSWERED: { pt: 'resposta {status}', es: 'respuesta {status}' },
  EMPTY: { pt: 'resposta vazia', es: 'respuesta vacía' },
  FROM_TO: { pt: 'de {from} (ontem) a {to}?', es: '¿de {from} (ayer) a {to}?' },
} as const;
const write = writerOf(list);
const read = readerOf(list);

describe('a reason of a list', () => {
  test('is stored in Portuguese, with its values', () => {
    expect(write({ code: 'ANSWERED', status: 503 })).toBe('resposta 503');
  });

  test('is read in Spanish with the same values, and in Portuguese as it is stored', () => {
    const stored = write({ code: 'FROM_TO', from: 'A', to: 'B\nC' });
    expect(read('es', stored)).toBe('¿de A (ayer) a B\nC?');
    expect(read('pt', stored)).toBe(stored);
  });

  test('without values comes before one whose value could be anything', () => {
    expect(read('es', write({ code: 'EMPTY' }))).toBe('respuesta vacía');
  });

  test('that is unknown stays as it is', () => {
    expect(read('es', 'outra coisa')).toBe('outra coisa');
  });
});
