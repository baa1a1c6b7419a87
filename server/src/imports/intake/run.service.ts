import { setTimeout as pause } from 'node:timers/promises';
import { rehearse } from '../../core/commands/rehearse.ts';
import type { CommandEvent, CommittedEvent } from '../../core/commands/run.ts';
import { isRetryable, refusalOf } from '../../core/db/failures.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { keepWritten } from './history.service.ts';
import { judgeRows } from './judge.service.ts';
import { updateUndoEnd } from './kept.queries.ts';
import { kinds } from './kinds.service.ts';
import { deleteLines, forgetProofs, listLines } from './line.queries.ts';
import { beginNotes } from './made.queries.ts';
import { faultsIn, type IntakeOutcome, type Line, tallyOf } from './outcome.rules.ts';
import {
  findOwn,
  type IntakeFault,
  insertFaults,
  type Running,
  updateEnd,
  updateJudged,
  updateProgress,
} from './queries.ts';
import { undoStep } from './undo.service.ts';
import { Lost, type Work, writeEvents } from './work.service.ts';

/** A row was refused of an intake to be written as a whole: everything is rolled back. */
class NotWhole extends Error {
  readonly faults: readonly IntakeFault[];

  constructor(faults: readonly IntakeFault[]) {
    super('not whole');
    this.faults = faults;
  }
}

const mostTries = 5;

/**
 * Processes an owned intake step by step until it ends; each step is one transaction of rows and progress, so that another
 * process can continue after the last step and nothing is written twice.
 */
export async function workOn(work: Work, id: number): Promise<void> {
  for (let rows = 0; work.going(); ) {
    const intake = await findOwn(work.db, id, work.owner);
    if (intake === undefined) return;
    const judged = await stepOrEnd(work, intake);
    if (judged === 0) return;
    rows += judged;
    work.onStep?.(rows);
  }
}

/** A step, retried while the database is busy. @throws the failure of the intake, after recording it */
async function stepOrEnd(work: Work, intake: Running): Promise<number> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await step(work, intake);
    } catch (error) {
      if (error instanceof Lost) return 0;
      if (failures === mostTries || !passes(error)) {
        await endFailed(work, intake, refusalOf(error) ?? 'FALHA_INTERNA');
        throw error;
      }
      await pause(failures * 500);
    }
  }
}

const isUndo = ({ state }: Running) => state === 'D' || state === 'U';

const passes = (error: unknown) => isRetryable(error) || refusalOf(error) === 'OCUPADO';

function endFailed(work: Work, intake: Running, code: string): Promise<void> {
  if (isUndo(intake)) return endUndo(work, intake, false, code);
  const anew = intake.state === 'C' || intake.wholly;
  return endWith(work, intake, { state: 'E', error: code, anew });
}

/** Ends an undo or its preview. @param whole whether it reached the last line */
async function endUndo(work: Work, intake: Running, whole: boolean, error: string | null): Promise<void> {
  const ended = await updateUndoEnd(work.db, intake, work.owner, { whole, error });
  if (ended !== undefined && intake.state === 'U') await work.onUndone(ended, error);
}

async function endWith(work: Work, intake: Running, end: Parameters<typeof updateEnd>[3]): Promise<void> {
  const ended = await updateEnd(work.db, intake.id, work.owner, end);
  if (ended !== undefined && intake.state === 'X') await work.onEnd(ended, end.error ?? null);
}

/** One step. @returns the number of judged rows; 0: the intake has ended */
async function step(work: Work, intake: Running): Promise<number> {
  if (isUndo(intake)) {
    const lines = intake.cancelled ? 0 : await undoStep(work, intake);
    if (lines === 0) await endUndo(work, intake, !intake.cancelled, null);
    return lines;
  }
  const end = (state: 'P' | 'S' | 'K') =>
    endWith(work, intake, { state, anew: intake.state === 'C' && state !== 'P' });
  if (intake.cancelled) {
    await end('K');
    return 0;
  }
  if (intake.state === 'X' && intake.wholly) {
    await writeWhole(work, intake);
    return 0;
  }
  const lines = await listLines(work.db, intake.id, intake.last, kinds[intake.kind].atOnce);
  if (lines.length === 0) {
    await end(intake.state === 'C' ? 'P' : 'S');
    return 0;
  }
  await (intake.state === 'C' ? check(work, intake, lines) : write(work, intake, lines));
  return lines.length;
}

/** Writes and rolls back; only the results are kept. */
async function check(work: Work, intake: Running, lines: readonly Line[]): Promise<void> {
  const outcomes = await rehearse(work.db, 'UTC', (db) =>
    judgeRows({ db, company: work.company, events: [] }, kinds[intake.kind], lines),
  );
  await work.db.transaction((tx) => note(tx, work, intake, { lines, outcomes, forGood: false }));
}

async function write(work: Work, intake: Running, lines: readonly Line[]): Promise<void> {
  const told = await work.db.transaction(async (tx) => {
    const events: CommandEvent[] = [];
    await beginNotes(tx, intake.id);
    const outcomes = await judgeRows({ db: tx, company: work.company, events }, kinds[intake.kind], lines);
    await keepWritten(tx, work.db, intake, numbersOf(lines));
    await note(tx, work, intake, { lines, outcomes, forGood: true });
    return writeEvents(tx, events);
  });
  work.announce(told);
}

const numbersOf = (lines: readonly Line[]) => lines.map(({ line }) => line);

const judgedOf = (lines: readonly Line[], outcomes: readonly IntakeOutcome[]) =>
  lines.flatMap(({ line }, n) => {
    const outcome = outcomes[n];
    return outcome !== undefined && 'verdict' in outcome
      ? [{ line, verdict: outcome.verdict, told: outcome.told ?? [] }]
      : [];
  });

const faultsOf = (
  { kind }: Running,
  lines: readonly Line[],
  outcomes: readonly IntakeOutcome[],
): IntakeFault[] =>
  lines.flatMap(({ line, cells }, n) => {
    const outcome = outcomes[n];
    return outcome === undefined ? [] : faultsIn(kind, cells, outcome).map((fault) => ({ line, ...fault }));
  });

/** Records refusals and progress of a step, and deletes written rows. @throws Lost */
async function note(
  tx: CompanyDb,
  { owner }: Work,
  intake: Running,
  {
    lines,
    outcomes,
    forGood,
  }: { lines: readonly Line[]; outcomes: readonly IntakeOutcome[]; forGood: boolean },
): Promise<void> {
  const faults = faultsOf(intake, lines, outcomes);
  await insertFaults(tx, intake.id, faults);
  if (!forGood) await updateJudged(tx, intake.id, judgedOf(lines, outcomes));
  const refused = new Set(faults.map(({ line }) => line));
  if (forGood) {
    await deleteLines(
      tx,
      intake.id,
      numbersOf(lines).filter((line) => !refused.has(line)),
    );
    await forgetProofs(tx, intake.id, [...refused]);
  }
  const progress = { from: intake.last, to: lines.at(-1)?.line ?? 0, tally: tallyOf(outcomes) };
  if (!(await updateProgress(tx, intake, owner, progress))) throw new Lost();
}

/** All rows in one transaction; if one is refused, only the results are kept. */
async function writeWhole(work: Work, intake: Running): Promise<void> {
  try {
    const told = await work.db.transaction((tx) => writeAll(tx, work, intake));
    work.announce(told);
    await endWith(work, intake, { state: 'S', anew: false });
  } catch (error) {
    if (!(error instanceof NotWhole)) throw error;
    await insertFaults(work.db, intake.id, error.faults);
    await endWith(work, intake, { state: 'E', error: 'CARGA_TUDO_OU_NADA', anew: true });
  }
}

async function writeAll(tx: CompanyDb, work: Work, intake: Running): Promise<CommittedEvent[]> {
  const kind = kinds[intake.kind];
  const events: CommandEvent[] = [];
  const faults: IntakeFault[] = [];
  let here = intake;
  await beginNotes(tx, intake.id);
  for (;;) {
    const lines = await listLines(tx, intake.id, here.last, kind.atOnce);
    if (lines.length === 0) break;
    const outcomes = await judgeRows({ db: tx, company: work.company, events }, kind, lines);
    await keepWritten(tx, work.db, intake, numbersOf(lines));
    faults.push(...faultsOf(intake, lines, outcomes));
    await note(tx, work, here, { lines, outcomes, forGood: true });
    here = { ...here, last: lines.at(-1)?.line ?? here.last };
    work.onStep?.(lines.length);
  }
  if (faults.length > 0) throw new NotWhole(faults);
  return writeEvents(tx, events);
}
