import { expect, it } from 'vitest';
import { columnWidth } from './column-width.ts';

const text = (value: string) => value;

it.each([
  ['short values leave room for the filter', 'id', ['1', '22'], 132],
  ['the longest value', 'ds_obs', ['a', 'a value of twenty-six chars'], 235],
  ['the name of the column', 'nr_seq_fornecedor_da_nota', ['1'], 238],
  ['a text without end stops somewhere', 'ds_obs', ['x'.repeat(300)], 420],
  ['no rows', 'id', [], 132],
])('a column is as wide as %s', (_what, name, rows, width) => {
  expect(columnWidth(name, rows, text)).toBe(width);
});
