import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { partsOf } from '../../core/cells/cells.rules.ts';
import { fold } from '../../core/text.ts';
import { brokenMark, sealedMark } from './cell.rules.ts';
import { digitColumns } from './seal.rules.ts';

/** A correction: replaces a faulty value of a column in all rows, or the cell of one row. */
export interface Mend {
  column: string;
  /** Value, or one of several names, to replace, ignoring case and accents; null: the whole cell. */
  from: string | null;
  to: string;
}

/** The corrected cells of a row; of several names in a cell only the faulty one is replaced. */
export function mended(kind: IntakeKind, cells: readonly string[], { column, from, to }: Mend): string[] {
  return intakeColumns(kind).map(([name, { form }], n) => {
    const cell = cells[n] ?? '';
    if (name !== column) return cell;
    if (from === null || form !== 'names') return to;
    const parts = partsOf(cell).map((part) => (fold(part) === fold(from) ? to : part));
    return parts.filter((part) => part !== '').join(' | ');
  });
}

/** Whether the digits of a row must be processed again: new ones were typed, or the stored HMACs belong to another number. */
export const touchesDigits = (kind: IntakeKind, { column }: Mend): boolean => {
  const digits = digitColumns(kind);
  return digits !== null && (column === digits.column || column === digits.owner);
};

/** Replaces the placeholder of hashed digits: they must be typed again. */
export const digitsGone = (cells: readonly string[]): string[] =>
  cells.map((cell) => (cell === sealedMark ? brokenMark : cell));
