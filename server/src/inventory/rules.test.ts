import { describe, expect, it } from 'vitest';
import { countRefusal, finishRefusal, nameCodes } from './rules.ts';

const mine = 7;
const theirs = 8;
const by = (person: number) => ({ id: 30, person });

describe('a count', () => {
  it.each([
    ['of a row nobody counted', null, null, null, null],
    ['of a row nobody counted, by a caller that tells nothing', null, null, undefined, null],
    ['over my own, seen', by(mine), null, 30, null],
    ['over my own, not seen', by(mine), null, null, null],
    ["over another's, seen", by(theirs), null, 30, null],
    ["over another's, by a caller that tells nothing", by(theirs), null, undefined, null],
    ["over another's that came meanwhile", by(theirs), null, null, 'CONTAGEM_MUDOU'],
    ["over another's that replaced the one seen", by(theirs), null, 29, 'CONTAGEM_MUDOU'],
    ['again of a row where mine was doubted', by(mine), mine, 30, 'RECONTAGEM_OUTRA_PESSOA'],
    ['of a row where mine was doubted and another counted', by(theirs), mine, 30, 'RECONTAGEM_OUTRA_PESSOA'],
    ["of a row where another's was doubted", by(theirs), theirs, 30, null],
  ] as const)('%s', (_case, last, doubted, seen, expected) => {
    expect(countRefusal({ running: true, last, doubted }, { person: mine, seen })).toBe(expected);
  });

  it('after the end is refused whatever else holds', () => {
    expect(countRefusal({ running: false, last: by(mine), doubted: mine }, { person: mine, seen: 30 })).toBe(
      'CONTAGEM_ENCERRADA',
    );
  });
});

describe('finishing', () => {
  it.each([
    [true, 30, 30, null],
    [true, null, null, null],
    [true, 30, undefined, null],
    [true, 31, 30, 'INVENTARIO_MUDOU'],
    [true, 30, null, 'INVENTARIO_MUDOU'],
    [false, 30, 30, 'INVENTARIO_ENCERRADO'],
    [false, 31, 30, 'INVENTARIO_ENCERRADO'],
  ] as const)('running %s, newest count %s, seen %s: %s', (running, newest, seen, expected) => {
    expect(finishRefusal({ running, newest }, seen)).toBe(expected);
  });
});

describe('codes in a sentence', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D, E'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E (+2)'],
  ])('%j', (codes, expected) => {
    expect(nameCodes(codes)).toBe(expected);
  });
});
