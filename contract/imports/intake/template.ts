import type { Table } from '../../core/spreadsheets/table.ts';
import { type IntakeColumn, type IntakeKind, intakeColumns, intakeExamples } from './kinds.ts';

/** Describes a column: whether it is required, its format, and notes. */
type Explain = (column: IntakeColumn) => string[];

/** A file to fill in: heads, examples, and lines that explain each column; the server leaves those out. */
export function intakeTemplate(kind: IntakeKind, explain: Explain): Table {
  const columns = intakeColumns(kind);
  return {
    heads: columns.map(([, { head }]) => head),
    rows: [...intakeExamples(kind), ...columns.map(([, column]) => [`# ${column.head}`, ...explain(column)])],
  };
}
