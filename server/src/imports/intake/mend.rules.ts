import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { partsOf } from '../../core/cells/cells.rules.ts';
import { fold } from '../../core/text.ts';
import { brokenMark, sealedMark } from './cell.rules.ts';
import { digitColumns } from './seal.rules.ts';

/** What is put into a column: in the place of a value wherever it is at fault, or into the cell of one row. */
export interface Mend {
  column: string;
  /** Value, or name among several, that is replaced, whatever its case and accents; null: the whole cell, whatever it says. */
  from: string | null;
  to: string;
}

/** The cells of a row once it is mended; a name is replaced among the others of its cell. */
export function mended(kind: IntakeKind, cells: readonly string[], { column, from, to }: Mend): string[] {
  return intakeColumns(kind).map(([name, { form }], n) => {
    const cell = cells[n] ?? '';
    if (name !== column) return cell;
    if (from === null || form !== 'names') return to;
    const parts = partsOf(cell).map((part) => (fold(part) === fold(from) ? to : part));
    return parts.filter((part) => part !== '').join(' | ');
  });
}

/** Whether the digits of a row must be read anew: they were typed, or those there are belong to another number. */
export const touchesDigits = (kind: IntakeKind, { column }: Mend): boolean => {
  const digits = digitColumns(kind);
  return digits !== null && (column === digits.column || column === digits.owner);
};

/** What stood for digits that were hashed: they must be typed again. */
export const digitsGone = (cells: readonly string[]): string[] =>
  cells.map((cell) => (cell === sealedMark ? brokenMark : cell));
