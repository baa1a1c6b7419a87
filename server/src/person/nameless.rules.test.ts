import { describe, expect, it } from 'vitest';
import { codesOf, isNameless, pseudonymOf, tellingOf } from './nameless.rules.ts';

const person = { id: 7, name: 'MARIA SOUZA', registration: 'M7', email: null };

describe('a nameless person', () => {
  it('is called by the number alone', () => {
    expect(pseudonymOf(7)).toBe('PESSOA 7');
  });

  it.each([
    ['PESSOA 7', 7, true],
    ['PESSOA 7', 8, false],
    ['PESSOA 77', 7, false],
    ['pessoa 7', 7, false],
    ['MARIA SOUZA', 7, false],
  ])('%s with the number %i: nameless %s', (name, id, nameless) => {
    expect(isNameless({ id, name })).toBe(nameless);
  });
});

describe('a person may be named at a login', () => {
  it.each([
    ['by registration and number', 'M7', ['M7', '7']],
    ['by the number alone where there is no registration', null, ['7']],
  ])('%s', (_how, registration, codes) => {
    expect(codesOf({ registration, id: 7 })).toEqual(codes);
  });
});

describe('a name', () => {
  it.each([
    ['MARIA', true],
    [' MARIA ', true],
    ['', true],
    ['   ', true],
    ['ANA-MARIA', true],
    ['MARIA SOUZA', false],
    ['MARIA  SOUZA', false],
    ['MARIA\tSOUZA', false],
    ['M S', false],
  ])('of the letters "%s" is one word: %s', (name, oneWord) => {
    expect(tellingOf({ ...person, name }, false)).toEqual({ oneWord, shared: false });
  });

  it('of two people is shared', () => {
    expect(tellingOf(person, true)).toEqual({ oneWord: false, shared: true });
  });
});
