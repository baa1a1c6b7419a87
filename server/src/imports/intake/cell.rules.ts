import { type IntakeKind, intakeColumns, keptDigits } from '@terminal/contract';
import { Cells } from '../../core/cells/reader.rules.ts';

/** Placeholder in a row for digits hashed when the file was read. */
export const sealedMark = keptDigits;
/** Placeholder for malformed digits, and for digits that must be typed again. */
export const brokenMark = '???';

/** Heads of the columns of a kind, by name. */
export const headsOf = (kind: IntakeKind): Record<string, string> =>
  Object.fromEntries(intakeColumns(kind).map(([name, { head }]) => [name, head]));

/** The cells of a row of a kind, by the names of its columns. */
export const cellsOf = (kind: IntakeKind, cells: readonly string[]): Cells => new Cells(headsOf(kind), cells);

/** The parsed cells of a row, in the order of the columns; unparsed cells as written. */
export const toldCells = (
  kind: IntakeKind,
  cells: readonly string[],
  told: Readonly<Record<string, string>>,
): string[] => intakeColumns(kind).map(([name], n) => told[name] ?? (cells[n] ?? '').trim());

/** Refuses digits that were malformed when the file was read; the digits themselves are not in the row. */
export function checkDigits(row: Cells, column: string, wanted: 3 | 5): void {
  const told = row.text(column);
  if (told !== '' && told !== sealedMark) row.fault('CELULA_DIGITOS', column, { quantos: String(wanted) });
}
