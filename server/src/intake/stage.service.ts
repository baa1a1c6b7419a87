import { type IntakeKind, mostIntakeMegabytes } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { isTotal } from './cell.rules.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { arrange, type Head, readHead } from './head.rules.ts';
import { kinds } from './kinds.service.ts';
import {
  deleteIntake,
  endCutOff,
  insertIntake,
  insertLines,
  updateRead,
  updateRepeats,
  updateSign,
} from './queries.ts';
import { type Sealing, sealRows } from './seal.service.ts';

/** A file as it comes. */
export interface Incoming {
  kind: IntakeKind;
  /** As its sender calls it. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  /** User of the panel; null: the command line. */
  userId: number | null;
  user: string;
  /** Who goes on with it once it is read. */
  owner: string;
}

/** A file that was read. */
export interface Staged {
  id: number;
  rows: number;
  /** Lines that add others up, which are left out; a hundred at most. */
  totals: number[];
  ignored: string[];
}

/** Rows put down at once. */
const atOnce = 1_000;
const mostTotals = 100;
/** Time between two signs of life while a file is read, in ms; without one for twenty seconds it counts as cut off. */
const signEvery = 5_000;

/**
 * Reads a file into the company, row by row: it is never held as a whole, and kept without digits. Cut off, nothing of it
 * remains.
 * @throws Refused CARGA_EM_CURSO, and for everything a file can be
 */
export async function stage(db: CompanyDb, sealing: Sealing, incoming: Incoming): Promise<Staged> {
  await endCutOff(db);
  const id = await insertIntake(db, incoming);
  // A slow sender is there all the same; a sign that fails is followed by another.
  const signs = setInterval(() => void updateSign(db, id).catch(() => undefined), signEvery);
  try {
    const read = await putDown(db, sealing, id, incoming);
    if (read.rows === 0) throw new Refused('CARGA_VAZIA');
    await updateRepeats(db, id);
    await updateRead(db, id, read);
    return { id, ...read };
  } catch (error) {
    await deleteIntake(db, id);
    throw error;
  } finally {
    clearInterval(signs);
  }
}

async function putDown(
  db: CompanyDb,
  sealing: Sealing,
  id: number,
  { kind, bytes }: Incoming,
): Promise<Omit<Staged, 'id'>> {
  const { most } = kinds[kind];
  let head: Head | null = null;
  let rows = 0;
  const totals: number[] = [];
  let gathered: CsvRow[] = [];
  const write = async (known: Head) => {
    await putBatch(db, sealing, { id, kind, head: known }, gathered);
    gathered = [];
  };
  for await (const row of readCsv(bytes, mostIntakeMegabytes * 1024 * 1024)) {
    if (head === null) {
      head = readHead(kind, row.cells);
      continue;
    }
    if (isTotal(row.cells)) {
      if (totals.length < mostTotals) totals.push(row.line);
      continue;
    }
    rows += 1;
    if (rows > most) throw new Refused('CARGA_LINHAS_DEMAIS', { valores: { limite: String(most) } });
    gathered.push(row);
    if (gathered.length === atOnce) await write(head);
  }
  if (head !== null && gathered.length > 0) await write(head);
  return { rows, totals, ignored: head?.ignored ?? [] };
}

async function putBatch(
  db: CompanyDb,
  sealing: Sealing,
  { id, kind, head }: { id: number; kind: IntakeKind; head: Head },
  rows: readonly CsvRow[],
): Promise<void> {
  const arranged = rows.map(({ cells }) => arrange(head, cells.map(storable)));
  const sealed = await sealRows(db, sealing, kind, arranged);
  await insertLines(
    db,
    id,
    sealed.map((one, n) => ({ ...one, line: rows[n]?.line ?? 0, keys: kinds[kind].keysOf(one.cells) })),
  );
}

/** Halves of characters, which PostgreSQL cannot store, become the sign for what is none. */
const storable = (cell: string) => cell.toWellFormed();
