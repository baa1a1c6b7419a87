import { createHash } from 'node:crypto';
import { intakeColumns, type RecordKind } from '@terminal/contract';
import type { Cells } from '../core/records/cells.rules.ts';

/** Marks what a record says: differs once any cell has changed. */
export const versionOf = (kind: RecordKind, cells: Cells): string =>
  createHash('sha256')
    .update(JSON.stringify(intakeColumns(kind).map(([column]) => cells[column] ?? '')))
    .digest('hex')
    .slice(0, 16);
