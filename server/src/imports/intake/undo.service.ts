import type { RefusalCode } from '@terminal/contract';
import { toldOf } from '../../core/cells/reader.rules.ts';
import { rehearse } from '../../core/commands/rehearse.ts';
import type { CommandEvent } from '../../core/commands/run.ts';
import { refusalOfRule, refusedByData } from '../../core/db/failures.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { tell } from '../../core/events/tell.ts';
import { takeEntriesBack } from '../../stock/bulk.service.ts';
import { actingIn, type Writing } from './acting.service.ts';
import { watchUndone } from './history.service.ts';
import { insertKept, type KeptLine, updateUndone } from './kept.queries.ts';
import { checkConstraints, findActor, keepPart, markPart, takePartBack } from './lookup.queries.ts';
import type { Running } from './queries.ts';
import {
  clearStock,
  deleteActorDoors,
  deleteNotes,
  deleteWritten,
  findBranchesOfOrders,
  findChanged,
  findMoved,
  findShape,
  findStaying,
  findTables,
  findUsed,
  type Lines,
  listMadeLines,
  lockEntries,
  lockWritten,
  restoreRows,
  type Shape,
} from './undo.queries.ts';
import { ledgerReason, linesAtOnce, type MadeTable, madeTables, usedBy } from './undo.rules.ts';
import { Lost, type Work, writeEvents } from './work.service.ts';

/** Lines in progress, and the references between the tables they wrote to. */
interface Undoing {
  writing: Writing;
  intake: Running;
  shape: Shape;
  tables: readonly MadeTable[];
}

/**
 * A step of an undo or its preview: the last lines first, each line completely or not at all. Effect and progress are one
 * transaction, as in writing. @returns lines of the step; 0: there are none left
 */
export async function undoStep(work: Work, intake: Running): Promise<number> {
  const { db, company, owner } = work;
  const lines = await listMadeLines(db, intake.id, intake.last, linesAtOnce(intake.kind));
  const to = lines.at(-1);
  if (to === undefined) return 0;
  const forGood = intake.state === 'U';
  const undo = async (tx: CompanyDb) => {
    const events: CommandEvent[] = [];
    const kept = await undoLines({ db: tx, company, actor: await findActor(tx), events }, intake, lines);
    return { kept, events };
  };
  const note = async (tx: CompanyDb, all: readonly KeptLine[]) => {
    // Records of no particular line are not reported.
    const kept = all.filter(({ line }) => line > 0);
    await insertKept(tx, intake.id, kept);
    const rows = lines.filter((line) => line > 0).length;
    const step = { to, kept: kept.length, undone: rows - kept.length };
    if (!(await updateUndone(tx, intake, owner, step))) throw new Lost();
  };
  if (!forGood) {
    const { kept } = await rehearse(db, 'UTC', undo);
    await db.transaction((tx) => note(tx, kept));
    return lines.length;
  }
  const told = await db.transaction(async (tx) => {
    const keepUndone = await watchUndone(tx, intake, lines);
    const { kept, events } = await undo(tx);
    await keepUndone();
    await note(tx, kept);
    const staying = new Set(kept.map(({ line }) => line));
    await deleteNotes(tx, { intake: intake.id, lines: lines.filter((line) => !staying.has(line)) });
    return writeEvents(tx, events);
  });
  work.announce(told);
  return lines.length;
}

/** Undoes lines as far as possible. @returns lines that stay, each with its reason */
async function undoLines(writing: Writing, intake: Running, lines: readonly number[]): Promise<KeptLine[]> {
  const { db } = writing;
  await checkConstraints(db);
  const wrote = await findTables(db, { intake: intake.id, lines });
  const tables = madeTables.filter((table) => wrote.has(table));
  const undoing = { writing, intake, tables, shape: await findShape(db, tables) };
  const kept = await keptLines(undoing, lines);
  const free = lines.filter((line) => !kept.has(line));
  for (const [line, one] of await takeOrHalve(undoing, free)) kept.set(line, one);
  return [...kept].map(([line, one]) => ({ line, ...one }));
}

type Reason = Omit<KeptLine, 'line'>;

const reasonOf = (code: RefusalCode, values?: Record<string, string>): Reason => {
  const { codigo, mensagem, valores } = toldOf({ code, ...(values && { values }) });
  return { codigo, mensagem, valores };
};

/** Lines that stay because of references or later changes; locks their rows. */
async function keptLines(
  { writing: { db, actor }, intake, shape, tables }: Undoing,
  lines: readonly number[],
): Promise<Map<number, Reason>> {
  const those = { intake: intake.id, lines };
  const kept = new Map<number, Reason>();
  const keep = (found: readonly number[], code: RefusalCode) => {
    for (const line of found) if (!kept.has(line)) kept.set(line, reasonOf(code));
  };
  // Codes are written by us alone.
  for (const { line, why } of await findStaying(db, those)) keep([line], why as RefusalCode);
  for (const table of tables.toReversed()) await lockWritten(db, table, keyOf(shape, table), those);
  if (tables.includes('filial')) await deleteActorDoors(db, actor, those);
  for (const reference of shape.references) {
    // The ledger refers to its row of stock, which stays with it.
    if (reference.parent === 'estoque') continue;
    const used = await findUsed(db, reference, shape.keys.get(reference.child) ?? [], those);
    keep(used, usedBy(reference.child));
  }
  if (tables.includes('estoque_movimento')) keep(await findMoved(db, actor, those), 'CARGA_FICA_MOVIDA');
  for (const table of tables)
    keep(await findChanged(db, table, keyOf(shape, table), those), 'CARGA_FICA_MUDADA');
  return kept;
}

const keyOf = ({ keys }: Shape, table: string) => keys.get(table) ?? [];

/** Undoes lines; if the database refuses, each half separately, down to the faulty line. */
async function takeOrHalve(undoing: Undoing, lines: readonly number[]): Promise<Map<number, Reason>> {
  const [only] = lines;
  if (only === undefined) return new Map();
  const { writing } = undoing;
  const told = writing.events.length;
  await markPart(writing.db);
  try {
    await take(undoing, { intake: undoing.intake.id, lines });
    await keepPart(writing.db);
    return new Map();
  } catch (error) {
    const rule = refusedByData(error);
    if (rule === null) throw error;
    await takePartBack(writing.db);
    writing.events.length = told;
    if (lines.length === 1) {
      return new Map([[only, reasonOfRule(undoing, rule)]]);
    }
    const half = Math.ceil(lines.length / 2);
    return new Map([
      ...(await takeOrHalve(undoing, lines.slice(0, half))),
      ...(await takeOrHalve(undoing, lines.slice(half))),
    ]);
  }
}

/** Why the database refuses to undo a line. */
function reasonOfRule({ shape }: Undoing, rule: string): Reason {
  const used = shape.references.find(({ name }) => name === rule);
  if (used !== undefined) return reasonOf(usedBy(used.child));
  const code = refusalOfRule(rule);
  return code === undefined ? reasonOf('CARGA_FICA_REGRA', { regra: rule }) : reasonOf(code);
}

async function take({ writing, intake, shape, tables }: Undoing, those: Lines): Promise<void> {
  const { db } = writing;
  const context = actingIn(writing, null);
  if (tables.includes('os'))
    for (const nr_seq_filial of await findBranchesOfOrders(db, those))
      tell(context, 'os.desfeita', { nr_seq_filial }, { carga: intake.id });
  if (tables.includes('estoque_movimento'))
    await takeEntriesBack(
      context,
      await lockEntries(db, those),
      ledgerReason(intake.id, intake.reason ?? ''),
    );
  for (const table of tables) {
    if (table === 'estoque_movimento') continue;
    await restoreRows(db, table, keyOf(shape, table), those);
    await (table === 'estoque'
      ? clearStock(db, those)
      : deleteWritten(db, table, keyOf(shape, table), those));
  }
}
