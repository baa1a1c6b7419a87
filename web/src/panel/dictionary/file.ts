import type { AnswerOf } from '@terminal/contract';
import { withoutAccents } from '@terminal/contract/accents';
import { asTyped } from '@terminal/contract/csv';
import { isTotal } from '@terminal/contract/intake-heads';
import * as limits from '@terminal/contract/limits';

/** A row of a file, as the server takes it. */
type Row = AnswerOf<'exportWords'>[number];

/** Longest text the server takes: a longer one is cut, and then is the row's own fault. */
const longest = limits.saveWord.traducao;

/** Heads a column may bear, in whatever case and accents. */
const columns = {
  palavra: ['elemento', 'palavra', 'element'],
  palavra_frase: ['portugues', 'palavrafrase', 'portuguese', 'pt'],
  traducao: ['traducao', 'traduccion', 'espanhol', 'espanol', 'translation', 'es'],
} as const;

type Column = keyof typeof columns;

/** The rows of a file, or the first column it does not have. */
export type Laid = { rows: Row[]; missing: null } | { rows: null; missing: 'palavra' | 'traducao' };

/** Where each column stands among heads; -1: nowhere. */
function placesOf(heads: readonly string[]): Record<Column, number> {
  const written = heads.map(bare);
  const place = (column: Column) => {
    const heads: readonly string[] = columns[column];
    return written.findIndex((head) => heads.includes(head));
  };
  return {
    palavra: place('palavra'),
    palavra_frase: place('palavra_frase'),
    traducao: place('traducao'),
  };
}

/** How many of the columns a row names: how well it fits as the heads. */
export const headFit = (heads: readonly string[]): number =>
  Object.values(placesOf(heads)).filter((place) => place >= 0).length;

/** Finds the three columns by their heads, in any order; a file may leave out one of the two languages. */
export function layOut([heads = [], ...cells]: readonly (readonly string[])[]): Laid {
  const places = placesOf(heads);
  if (places.palavra < 0) return { rows: null, missing: 'palavra' };
  if (places.traducao < 0 && places.palavra_frase < 0) return { rows: null, missing: 'traducao' };
  const cell = (row: readonly string[], column: Column) => typed(row[places[column]] ?? '');
  return {
    rows: cells.map((row) => ({
      palavra: cell(row, 'palavra'),
      palavra_frase: cell(row, 'palavra_frase'),
      traducao: cell(row, 'traducao'),
    })),
    missing: null,
  };
}

/** Whether a row is a total line: 'Total' with nothing but numbers. With a translation it is an ordinary word. */
export const isSum = (cells: readonly string[]): boolean => {
  const [, ...others] = cells.filter((cell) => cell.trim() !== '');
  return isTotal(cells) && others.every((cell) => /^[\d.,\s]+$/.test(cell));
};

/** What an export wrote with an apostrophe, so that no spreadsheet runs it, is itself again. */
const typed = (cell: string) => asTyped(cell).replaceAll('\u0000', '').trim().slice(0, longest);

/** 'Tradução' → 'traducao'. */
const bare = (head: string) =>
  withoutAccents(head)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
