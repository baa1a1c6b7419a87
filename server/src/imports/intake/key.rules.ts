import { plateOf } from '../../core/cells/cells.rules.ts';
import type { Cells } from '../../core/cells/reader.rules.ts';
import { fold } from '../../core/text.ts';
import { positionOf } from '../tyre.rules.ts';

/** What no two rows of a file may say, by the column that is told; nothing: a row says none. */
export type Keys = Readonly<Record<string, (row: Cells) => string>>;

/** Texts of columns in one, whatever their case, accents and blanks; nothing where the first is empty. */
export const said =
  (...columns: readonly [string, ...string[]]) =>
  (row: Cells): string =>
    row.text(columns[0]) === ''
      ? ''
      : columns.map((column) => fold(row.text(column)).replaceAll(/\s+/g, ' ')).join(' | ');

/** The place on a vehicle a tyre takes. */
export function saidPosition(row: Cells): string {
  const place = positionOf(row.text('posicao'));
  return place === null ? '' : `${plateOf(row.text('placa'))} ${place.axle}${place.side}`;
}
