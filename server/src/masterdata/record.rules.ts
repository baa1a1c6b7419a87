import { intakeColumns, keptDigits, plainCell, type RecordKind, rightColumns } from '@terminal/contract';
import type { Fault } from '../core/cells/reader.rules.ts';
import type { Cells } from '../core/records/cells.rules.ts';

/**
 * The row of a file that says what a form does. Digits that are only said to be kept are not typed anew; what only new records
 * take is left out of the others.
 */
export const rowOf = (kind: RecordKind, cells: Cells, fresh: boolean): string[] =>
  intakeColumns(kind).map(([column, { form, once }]) => {
    const cell = cells[column] ?? '';
    if (once && !fresh) return '';
    return form === 'digits' && cell === keptDigits ? '' : cell;
  });

/**
 * Columns a form empties: those left empty or, of flags, set to N, as an empty flag is. Digits are never emptied: nobody could
 * sign in any more, for which there is the state.
 */
export const emptiedOf = (kind: RecordKind, cells: Cells): ReadonlySet<string> =>
  new Set(
    intakeColumns(kind).flatMap(([column, about]) => {
      const { form, once } = about;
      if (form === 'digits' || once) return [];
      const cell = plainCell(about, (cells[column] ?? '').trim());
      return cell === '' || (form === 'flag' && cell === 'N') ? [column] : [];
    }),
  );

/** A person without a branch attends nowhere, and cannot sign in: nothing would keep that he is to. */
export const withoutBranch = (kind: RecordKind, { atende, filiais = '' }: Cells): Fault[] =>
  kind === 'people' && atende === 'S' && filiais.trim() === ''
    ? [{ code: 'PESSOA_SEM_FILIAL', column: 'filiais' }]
    : [];

/** What a column of rights says of who has none. */
const withoutRight = (column: string): string => (column === 'cadastros' ? '' : 'N');

/** What somebody is recognised by, and whether he may sign in. */
const signInColumns = ['matricula', 'cpf', 'email', 'situacao'];

/**
 * Columns of a person only an administrator may change that differ: rights, and of who has some how he signs in.
 * @param before the person as stored; undefined: a new one
 */
export function rightsTouched(before: Cells | undefined, cells: Cells): string[] {
  const had = (column: string) => before?.[column] ?? withoutRight(column);
  const changed = (column: string, stored: string) => (cells[column] ?? stored) !== stored;
  const isGranted = rightColumns.some((column) => had(column) !== withoutRight(column));
  return [
    ...rightColumns.filter((column) => changed(column, had(column))),
    ...signInColumns.filter((column) => isGranted && changed(column, before?.[column] ?? '')),
  ];
}

/** The cells of a person with the rights that are stored. */
export const withRightsOf = (before: Cells | undefined, cells: Cells): Cells => ({
  ...cells,
  ...Object.fromEntries(rightColumns.map((column) => [column, before?.[column] ?? withoutRight(column)])),
});
