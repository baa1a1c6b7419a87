import { createHash } from 'node:crypto';
import { intakeColumns, type RecordKind } from '@terminal/contract';
import { z } from 'zod';
import { row, text } from '../core/row.ts';
import { sealedMark } from '../imports/intake/cell.rules.ts';

/** Cells of a record by the names of its columns, written as in a file. */
export const Cells = z.record(z.string(), text);
export type Cells = Readonly<Record<string, string>>;

/** What stood in a column, and what stands there now. */
export const Change = row({ coluna: text, antes: text, depois: text });
export type Change = z.infer<typeof Change>;

/** Marks what a record says: differs once any cell has changed. */
export const versionOf = (kind: RecordKind, cells: Cells): string =>
  createHash('sha256')
    .update(JSON.stringify(intakeColumns(kind).map(([column]) => cells[column] ?? '')))
    .digest('hex')
    .slice(0, 16);

/** Cells that differ, in the order of the columns. */
export const changesOf = (kind: RecordKind, before: Cells, after: Cells): Change[] =>
  intakeColumns(kind).flatMap(([coluna]) => {
    const [antes, depois] = [before[coluna] ?? '', after[coluna] ?? ''];
    return antes === depois ? [] : [{ coluna, antes, depois }];
  });

/**
 * The row of a file that says what a form does. Digits that are only said to be kept are not typed anew; what only new records
 * take is left out of the others.
 */
export const rowOf = (kind: RecordKind, cells: Cells, fresh: boolean): string[] =>
  intakeColumns(kind).map(([column, { form, once }]) => {
    const cell = cells[column] ?? '';
    if (once && !fresh) return '';
    return form === 'digits' && cell === sealedMark ? '' : cell;
  });

/**
 * Columns a form empties: those left empty or, of flags, set to N, as an empty flag is. Digits are never emptied: nobody could
 * sign in any more, for which there is the state.
 */
export const emptiedOf = (kind: RecordKind, cells: Cells): ReadonlySet<string> =>
  new Set(
    intakeColumns(kind).flatMap(([column, { form, once }]) => {
      if (form === 'digits' || once) return [];
      const cell = (cells[column] ?? '').trim();
      return cell === '' || (form === 'flag' && cell === 'N') ? [column] : [];
    }),
  );
