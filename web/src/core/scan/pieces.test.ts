import { expect, it } from 'vitest';
import { isOfBadge, keyPieces } from './pieces.ts';

/** Hears texts, 8 ms between their keys and so many ms before each, then Enter. */
function hearAll(...parts: readonly (readonly [before: number, text: string])[]): string {
  const { hear } = keyPieces();
  let at = 1000;
  for (const [before, text] of parts) {
    at += before;
    for (const key of text) {
      at += 8;
      hear(key, at);
    }
  }
  return hear('Enter', at + 8);
}

it.each([300, 450, 700, 1400])('the keys of a read held up for %i ms are one text', (gap) => {
  expect(hearAll([0, 'CRACHA-'], [gap, '1002'])).toBe('CRACHA-1002');
});

it('so are those of one held up more than once, or after its first key', () => {
  expect(hearAll([0, 'C'], [400, 'RACHA-'], [900, '1002'])).toBe('CRACHA-1002');
});

it('what was typed long before, before Enter or taken back is not of it', () => {
  expect(hearAll([0, 'CRACHA-'], [1600, 'CRACHA-1002'])).toBe('CRACHA-1002');
  const { hear, typed } = keyPieces();
  hear('x', 0);
  hear('Shift', 10);
  expect(typed()).toBe('x');
  expect(hear('Enter', 20)).toBe('x');
  expect(typed()).toBe('');
  hear('y', 40);
  hear('Backspace', 50);
  expect(hear('1', 60)).toBe('1');
});

it('letters are of a badge, digits may be a person’s', () => {
  expect([isOfBadge('CRACHA-1'), isOfBadge('100'), isOfBadge(' 1 ')]).toEqual([true, false, false]);
});
