import { describe, expect, it } from 'vitest';
import { moveRefusal } from './move.rules.ts';

const toLeste = { from: null, to: 'leste' } as const;

describe('a company may be moved', () => {
  it.each([
    ['that never was', undefined, null, 'leste'],
    ['where it is already', { ...toLeste, state: 'F' }, 'leste', 'leste'],
    ['again to where a move was cut off', { ...toLeste, state: 'C' }, null, 'leste'],
    ['back to where its former database is kept', { ...toLeste, state: 'F' }, 'leste', null],
  ] as const)('%s', (_what, move, at, to) => {
    expect(moveRefusal(move, at, to)).toBeNull();
  });
});

describe('a company may not be moved', () => {
  it.each([
    ['elsewhere while a move is cut off', { ...toLeste, state: 'C' }, null, 'oeste', /its way to leste/],
    [
      'further while its former database is kept',
      { ...toLeste, state: 'F' },
      'leste',
      'oeste',
      /kept on the first server/,
    ],
  ] as const)('%s', (_what, move, at, to, told) => {
    expect(moveRefusal(move, at, to)).toMatch(told);
  });
});
