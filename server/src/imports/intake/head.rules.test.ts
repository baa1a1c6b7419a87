import { intakeColumns } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../core/refusal.ts';
import { arrange, headAmong, overflowMark, readHead } from './head.rules.ts';

const heads = intakeColumns('branches').map(([, { head }]) => head);
const nothingTold = { row: null, places: null };

/** Code of what is refused; null: nothing. */
function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.codigo;
    throw error;
  }
}

describe('the heads of a file', () => {
  it('may stand in any order, with strange ones among them', () => {
    const head = readHead('branches', ['Anotação', ...heads.toReversed()]);
    expect(head.places).toEqual(heads.map((_, n) => heads.length - n));
    expect([head.ignored, head.missing]).toEqual([['Anotação'], []]);
  });

  it('name what is missing where it is not needed', () => {
    expect(readHead('branches', heads.slice(0, 1)).missing).toHaveLength(heads.length - 1);
  });

  it.each([
    ['too many of them', Array.from({ length: 101 }, (_, n) => `Coluna ${n}`), 'CARGA_COLUNAS_DEMAIS'],
    ['one of ours twice', [...heads, heads[0] ?? ''], 'CARGA_COLUNA_REPETIDA'],
    ['a strange one twice', [...heads, 'Obs', 'Obs'], null],
    ['without one that is needed', heads.slice(1), 'CARGA_COLUNA_FALTA'],
    ['with empty ones behind', [...heads, '', ''], null],
  ])('%s: %#', (_name, cells, code) => {
    expect(codeOf(() => readHead('branches', cells))).toBe(code);
  });

  it('are found below a title, or where the sender says', () => {
    const rows = [
      { line: 1, cells: ['Filiais de 2026'] },
      { line: 3, cells: heads },
      { line: 4, cells: ['MATRIZ'] },
    ];
    expect(headAmong('branches', rows, nothingTold, {})).toMatchObject({ above: 2, line: 3 });
    expect(headAmong('branches', rows, { ...nothingTold, row: 2 }, {})).toMatchObject({ above: 2, line: 3 });
    expect(headAmong('branches', rows, { ...nothingTold, row: 9 }, {})).toBeNull();
  });
});

describe('the cells of a row', () => {
  it('come in the order of our columns, without the apostrophe before a formula', () => {
    const head = readHead('branches', heads.toReversed());
    const cells = heads.map((_, n) => (n === heads.length - 1 ? "'=MATRIZ" : ''));
    expect(arrange(head, cells)).toEqual(['=MATRIZ', ...heads.slice(1).map(() => '')]);
  });

  it('are marked where there are more than heads', () => {
    const head = readHead('branches', heads);
    expect(arrange(head, [...heads.map(() => 'x'), 'y']).at(-1)).toBe(overflowMark);
    expect(arrange(head, [...heads.map(() => 'x'), ' '])).toHaveLength(heads.length);
  });
});
