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

/** Hears texts as above, and tells of the last one whether it is the rest of a read that broke off. */
function endsAsRest(...parts: readonly (readonly [before: number, text: string])[]): boolean {
  const { hear, isRest } = keyPieces();
  let at = 1000;
  for (const [before, text] of parts) {
    at += before;
    for (const key of text) {
      at += 8;
      hear(key === '|' ? 'Enter' : key, at);
    }
  }
  return isRest(parts.at(-1)?.[1] ?? '');
}

it.each([
  [
    'what follows letters',
    [
      [0, 'CRACHA'],
      [1600, '-1001'],
    ],
    true,
  ],
  [
    'what follows digits as quick as nobody’s',
    [
      [0, '123'],
      [4000, '4567'],
    ],
    true,
  ],
  [
    'what follows a single letter',
    [
      [0, 'C'],
      [2000, 'RACHA-1001'],
    ],
    true,
  ],
  [
    'no whole code that is read again',
    [
      [0, 'CRACHA'],
      [3000, 'CRACHA-1001'],
    ],
    false,
  ],
  [
    'nothing that follows a read that ended',
    [
      [0, 'CRACHA-1001|'],
      [1600, 'OUTRO-2002'],
    ],
    false,
  ],
  [
    'nothing long after it',
    [
      [0, 'CRACHA'],
      [11_000, 'OUTRO-2002'],
    ],
    false,
  ],
  [
    'nothing after a person’s digit',
    [
      [0, '1'],
      [1600, 'CRACHA-1001'],
    ],
    false,
  ],
] as const)('the rest of a read that broke off is %s', (_what, parts, rest) => {
  expect(endsAsRest(...parts)).toBe(rest);
});

it('digits of a person are slower than a scanner’s', () => {
  const at = (gap: number) => {
    const { hear, isScan } = keyPieces();
    for (const [index, key] of ['1', '2', '3'].entries()) hear(key, index * gap);
    return isScan();
  };
  expect([at(8), at(60), at(150)]).toEqual([true, false, false]);
});
