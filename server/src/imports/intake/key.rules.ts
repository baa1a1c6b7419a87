import { positionOf } from '@terminal/contract/tyre-positions';
import { plateOf } from '../../core/cells/cells.rules.ts';
import type { Cells } from '../../core/cells/reader.rules.ts';
import { fold } from '../../core/text.ts';

/** Unique keys of rows of a file, by the column named in refusals; '': the row has no such key. */
export type Keys = Readonly<Record<string, (row: Cells) => string>>;

/** Joins texts of columns into a key, ignoring case, accents and blanks; '' if the first is empty. */
export const said =
  (...columns: readonly [string, ...string[]]) =>
  (row: Cells): string =>
    row.text(columns[0]) === ''
      ? ''
      : columns.map((column) => fold(row.text(column)).replaceAll(/\s+/g, ' ')).join(' | ');

/** Key of a tyre's position on a vehicle. */
export function saidPosition(row: Cells): string {
  const place = positionOf(row.text('posicao'));
  return place === null ? '' : `${plateOf(row.text('placa'))} ${place.axle}${place.side}`;
}
