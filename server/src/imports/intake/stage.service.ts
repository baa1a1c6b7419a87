import {
  headScore,
  type IntakeKind,
  intakeColumns,
  isTotal,
  mostAboveHead,
  mostIntakeMegabytes,
  plainHead,
  type Remembered,
} from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { Refused } from '../../core/refusal.ts';
import { findRemembered, saveRemembered } from './column.queries.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { arrange, type Head, headAmong, type ToldHead } from './head.rules.ts';
import { kinds } from './kinds.service.ts';
import { insertLines, updateRepeats } from './line.queries.ts';
import { deleteIntake, endCutOff, insertIntake, updateRead, updateSign } from './queries.ts';
import { type Sealing, sealRows } from './seal.service.ts';

/** An uploaded file. */
export interface Incoming {
  kind: IntakeKind;
  /** Name given by the sender. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  told: ToldHead;
  /** User of the panel; null: the command line. */
  userId: number | null;
  user: string;
  /** Process that continues with it after reading. */
  owner: string;
}

/** A file that was read. */
export interface Staged {
  id: number;
  rows: number;
  ignored: string[];
}

/** Rows staged per statement. */
const atOnce = 1_000;
const mostTotals = 100;
/** Heartbeat interval while a file is read, in ms; without one for twenty seconds the upload counts as interrupted. */
const signEvery = 5_000;

/**
 * Reads a file into the company, row by row: it is never in memory as a whole, and stored without digits. Nothing remains of an
 * interrupted upload.
 * @throws Refused CARGA_EM_CURSO, CARGA_VAZIA, and the refusals of files
 */
export async function stage(db: CompanyDb, sealing: Sealing, incoming: Incoming): Promise<Staged> {
  await endCutOff(db);
  const id = await insertIntake(db, incoming);
  // Heartbeat during slow uploads; a failed one is followed by the next.
  const signs = setInterval(() => void updateSign(db, id).catch(() => undefined), signEvery);
  try {
    const read = await putDown(db, sealing, id, incoming);
    if (read.rows === 0) throw new Refused('CARGA_VAZIA');
    await updateRepeats(db, id);
    await updateRead(db, id, read);
    return { id, rows: read.rows, ignored: read.head.ignored };
  } catch (error) {
    await deleteIntake(db, id);
    throw error;
  } finally {
    clearInterval(signs);
  }
}

/** What was found in a file. */
interface Found {
  rows: number;
  totals: number[];
  head: Head;
}

/** A file being staged. */
interface Reading extends Pick<Incoming, 'kind' | 'told'> {
  id: number;
  /** Rows it may have. */
  most: number;
  remembered: Remembered;
  file: AsyncGenerator<CsvRow>;
}

async function putDown(
  db: CompanyDb,
  sealing: Sealing,
  id: number,
  { kind, bytes, told }: Incoming,
): Promise<Found> {
  const { most } = kinds[kind];
  const remembered = await findRemembered(db, kind);
  const file = readCsv(bytes, mostIntakeMegabytes * 1024 * 1024, (cells) =>
    headScore(kind, cells, remembered),
  );
  try {
    return await putRows(db, sealing, { id, kind, told, most, remembered, file });
  } finally {
    await file.return(undefined);
  }
}

async function putRows(
  db: CompanyDb,
  sealing: Sealing,
  { id, kind, told, most, remembered, file }: Reading,
): Promise<Found> {
  const first = await firstRows(file);
  const found = headAmong(kind, first, told, remembered);
  if (found === null) throw new Refused('CARGA_VAZIA');
  const { head } = found;
  const totals: number[] = [];
  let rows = 0;
  let gathered: CsvRow[] = [];
  for await (const row of chain(first.slice(found.above), file)) {
    if (isTotal(row.cells)) {
      if (totals.length < mostTotals) totals.push(row.line);
      continue;
    }
    rows += 1;
    if (rows > most) throw new Refused('CARGA_LINHAS_DEMAIS', { valores: { limite: String(most) } });
    gathered.push(row);
    if (gathered.length < atOnce) continue;
    await putBatch(db, sealing, { id, kind, head }, gathered);
    gathered = [];
  }
  await putBatch(db, sealing, { id, kind, head }, gathered);
  if (told.places !== null) await remember(db, kind, first[found.above - 1]?.cells ?? [], told.places);
  return { rows, totals, head };
}

/** The rows among which the heads are looked for. */
async function firstRows(file: AsyncGenerator<CsvRow>): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  while (rows.length < mostAboveHead) {
    const next: IteratorResult<CsvRow, unknown> = await file.next();
    if (next.done === true) break;
    rows.push(next.value);
  }
  return rows;
}

async function* chain(first: readonly CsvRow[], rest: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  yield* first;
  yield* rest;
}

/** Remembers which column a person gave to each head. */
async function remember(
  db: CompanyDb,
  kind: IntakeKind,
  heads: readonly string[],
  places: readonly number[],
): Promise<void> {
  const columns = intakeColumns(kind).flatMap(([column], n) => {
    const head = plainHead(heads[places[n] ?? -1] ?? '');
    return head === '' ? [] : [{ head, column }];
  });
  await saveRemembered(db, kind, columns);
}

async function putBatch(
  db: CompanyDb,
  sealing: Sealing,
  { id, kind, head }: { id: number; kind: IntakeKind; head: Head },
  rows: readonly CsvRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const arranged = rows.map(({ cells }) => arrange(head, cells.map(storable)));
  const sealed = await sealRows(db, sealing, kind, arranged);
  await insertLines(
    db,
    id,
    sealed.map((one, n) => ({ ...one, line: rows[n]?.line ?? 0, keys: kinds[kind].keysOf(one.cells) })),
  );
}

/** Replaces lone surrogates, which PostgreSQL cannot store, by the replacement character. */
const storable = (cell: string) => cell.toWellFormed();
