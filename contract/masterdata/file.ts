import type { Table } from '../core/spreadsheets/table.ts';
import { intakeColumns } from '../imports/intake/kinds.ts';
import { keptDigits, type RecordKind } from './kinds.ts';

/**
 * Records as a file of their kind: the one that comes back as it is changes nothing. Digits, which nobody can read, are left
 * empty, so that they stay.
 */
export function recordsTable(
  kind: RecordKind,
  records: readonly { celulas: Readonly<Record<string, string>> }[],
): Table {
  const columns = intakeColumns(kind);
  const cellOf = (cell = '', none = '') => (cell === keptDigits ? '' : cell || none);
  return {
    heads: columns.map(([, { head }]) => head),
    rows: records.map(({ celulas }) =>
      columns.map(([column, { none }]) => cellOf(celulas[column], none?.[0])),
    ),
  };
}
