import { isRecordKind, type RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { listCells, type StoredRecord } from '../../core/records/cells.queries.ts';
import { changesOf } from '../../core/records/cells.rules.ts';
import { type HistoryRow, insertHistory, listTouched } from './history.queries.ts';
import type { Running } from './queries.ts';

/**
 * Keeps in the history of records what lines have just written to them.
 * @param committed sees the records as they were before: not the transaction of the lines
 */
export async function keepWritten(
  tx: CompanyDb,
  committed: CompanyDb,
  { id: intake, kind }: Running,
  lines: readonly number[],
): Promise<void> {
  if (!isRecordKind(kind)) return;
  const touched = await listTouched(tx, kind, { intake, lines });
  const made = touched.flatMap(({ id, fresh }) => (fresh ? [{ id, fresh, changes: [] }] : []));
  const known = touched.flatMap(({ id, fresh }) => (fresh ? [] : [id]));
  const changed = await changedSince(tx, kind, await cellsOf(committed, kind, known));
  await insertHistory(tx, { intake, kind, undone: false }, [...made, ...changed]);
}

/** Looks at the records lines wrote to. @returns what keeps in their history what was taken back since */
export async function watchUndone(
  tx: CompanyDb,
  { id: intake, kind }: Running,
  lines: readonly number[],
): Promise<() => Promise<void>> {
  if (!isRecordKind(kind)) return () => Promise.resolve();
  const touched = await listTouched(tx, kind, { intake, lines });
  const before = await cellsOf(
    tx,
    kind,
    touched.map(({ id }) => id),
  );
  return async () => insertHistory(tx, { intake, kind, undone: true }, await changedSince(tx, kind, before));
}

const cellsOf = async (db: CompanyDb, kind: RecordKind, ids: readonly string[]): Promise<StoredRecord[]> =>
  ids.length === 0 ? [] : listCells(db, kind, ids);

/** Records that are other than they were; those that are gone are not told. */
async function changedSince(
  tx: CompanyDb,
  kind: RecordKind,
  before: readonly StoredRecord[],
): Promise<HistoryRow[]> {
  const ids = before.map(({ id }) => id);
  const now = new Map((await cellsOf(tx, kind, ids)).map(({ id, celulas }) => [id, celulas]));
  return before.flatMap(({ id, celulas }) => {
    const changes = changesOf(kind, celulas, now.get(id) ?? celulas);
    return changes.length === 0 ? [] : [{ id, fresh: false, changes }];
  });
}
