import type { Read } from '../src/core/cells/reader.rules.ts';

/** What is wrong with a row; null: it is read. */
export const faultOf = (read: Read<unknown>) =>
  read.faults?.flatMap(({ code, column }) => [code, column]) ?? null;

/** A row that is right. @throws Error it is not, with its first code */
export function rowOf<Row>(read: Read<Row>): Row {
  if (read.faults) throw new Error(read.faults[0]?.code);
  return read.row;
}
