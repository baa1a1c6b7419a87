import { intakeColumns, type RecordKind } from '@terminal/contract';
import { z } from 'zod';
import { row, text } from '../row.ts';

/** Cells of a record by the names of its columns, written as in a file. */
export const Cells = z.record(z.string(), text);
export type Cells = Readonly<Record<string, string>>;

/** What stood in a column, and what stands there now. */
export const Change = row({ coluna: text, antes: text, depois: text });
export type Change = z.infer<typeof Change>;

/** Cells that differ, in the order of the columns. */
export const changesOf = (kind: RecordKind, before: Cells, after: Cells): Change[] =>
  intakeColumns(kind).flatMap(([coluna]) => {
    const [antes, depois] = [before[coluna] ?? '', after[coluna] ?? ''];
    return antes === depois ? [] : [{ coluna, antes, depois }];
  });
