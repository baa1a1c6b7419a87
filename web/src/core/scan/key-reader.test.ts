import { describe, expect, it } from 'vitest';
import { keyReader } from './key-reader.ts';

/** Types a text with so many milliseconds between keys, then Enter, and answers what was read. */
function type(text: string, gap: number, jitter = 0, where?: 'words'): string | null {
  const read = keyReader();
  let at = 1000;
  let found: string | null = null;
  for (const [place, key] of [...text, 'Enter'].entries()) {
    at += gap + (place % 2 === 0 ? jitter : -jitter);
    found = read(key, at, where).code ?? found;
  }
  return found;
}

const letters = 'CRACHA1002345678';

/** Types as many letters as there are gaps, each of which follows its letter, then Enter. */
function typeWith(gaps: readonly number[], where: 'page' | 'words') {
  const read = keyReader();
  let at = 1000;
  const reads = [...gaps, 0].map((gap, place) => {
    const found = read(place < gaps.length ? (letters[place] ?? '') : 'Enter', at, where);
    at += gap;
    return found;
  });
  const codes = reads.flatMap(({ code }) => code ?? []);
  return { codes, firsts: reads.filter(({ first }) => first).length };
}

describe('a hand scanner', () => {
  it('is known by its quick keys ended with Enter', () => {
    expect(type('RHT4B67', 8)).toBe('RHT4B67');
  });

  it.each([12, 45, 75])('is known with %i ms between its keys, now more, now less', (gap) => {
    expect(type('0110275', gap)).toBe('0110275');
    expect(type('0110275', gap, Math.min(gap / 2, 20))).toBe('0110275');
  });

  it('is not a person who types a quantity, quickly too', () => {
    expect(type('12', 40)).toBeNull();
    expect(type('125', 40)).toBeNull();
    expect(type('1250', 130)).toBeNull();
  });

  it('is not a person who types', () => {
    expect(type('RHT4B67', 180)).toBeNull();
  });

  it('does not write as little as three letters', () => {
    expect(type('ABC', 8)).toBeNull();
  });

  it('starts anew after a pause, and keys without a letter count for nothing', () => {
    const read = keyReader();
    read('x', 0);
    for (const [place, key] of [...'RHT4', 'Shift', ...'B67'].entries()) read(key, 1000 + place * 10);
    expect(read('Enter', 1090).code).toBe('RHT4B67');
  });

  it('has to be quicker in a field of words, where a person types nearly as fast', () => {
    expect(type('RHT4B67', 12, 0, 'words')).toBe('RHT4B67');
    expect(type('RHT4B67', 50, 8, 'words')).toBe('RHT4B67');
    expect(type('FREIO', 75, 0, 'words')).toBeNull();
    expect(type('FREIO', 75)).toBe('FREIO');
  });

  it('may press Shift between its letters', () => {
    const read = keyReader();
    for (const [place, key] of ['Shift', 'R', 'Shift', 'H', 'T', '4'].entries()) read(key, 1000 + place * 40);
    expect(read('Enter', 1240).code).toBe('RHT4');
  });

  it.each([
    ['one gap', [8, 8, 8, 8, 62, 8, 8, 8, 8], 'words'],
    ['a gap before the end', [8, 8, 8, 8, 8, 8, 8, 8, 96], 'words'],
    ['two gaps in a long code', [12, 12, 12, 200, 12, 12, 12, 12, 12, 250, 12, 12], 'page'],
  ] as const)('may be held up: %s', (_, gaps, where) => {
    const { codes, firsts } = typeWith(gaps, where);
    expect(codes).toEqual([letters.slice(0, gaps.length)]);
    expect(firsts).toBe(1);
  });

  it.each([
    ['held up too long', [8, 8, 8, 8, 900, 8, 8, 8, 8, 8]],
    ['after too many gaps', [8, 8, 8, 120, 8, 120, 8, 120, 8, 8, 8, 8, 8]],
  ])('is not read in its rest: %s', (_, gaps) => {
    expect(typeWith(gaps, 'page').codes).toEqual([]);
  });

  it('is not a person who types quickly with a pause', () => {
    expect(typeWith([55, 58, 50, 120, 55, 59], 'words').codes).toEqual([]);
    expect(typeWith([90, 90, 180, 90, 90], 'page').codes).toEqual([]);
  });

  it('is read whole after a person typed a letter', () => {
    expect(typeWith([200, 8, 8, 8, 8, 8], 'page').codes).toEqual([letters.slice(1, 6)]);
  });

  it('tells the first key of what may become a code', () => {
    const read = keyReader();
    expect([read('1', 0).first, read('4', 500).first, read('5', 510).first]).toEqual([true, true, false]);
    read('Enter', 520);
    expect(read('6', 530).first).toBe(true);
  });
});
