import { type AnswerOf, type CheckedInput, importColumns } from '@terminal/contract';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import { rehearse } from '../core/commands/rehearse.ts';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import { Refused } from '../core/refusal.ts';
import { fold } from '../core/text.ts';
import {
  areBalancesHidden,
  type BulkEntry,
  enterMany,
  type KeptNow,
  lockKeptNow,
} from '../stock/bulk.service.ts';
import { changed, type ImportOutcome, plain, type Rows, refused } from './outcome.ts';
import { countOf, printOf } from './print.ts';
import { readStock, type StockFileRow, stillToEnter, stockFaults, understoodStock } from './stock.rules.ts';

/** What an import of entries and minimums would do, row by row: it is executed and rolled back. */
export async function previewStock(
  context: Context,
  { linhas, nr_linhas }: CheckedInput<'previewStockImport'>['body'],
): Promise<AnswerOf<'previewStockImport'>> {
  const { db, actor } = context;
  const judged = await rehearse(db, actor.zone, (tx) =>
    bring({ ...context, db: tx, events: [] }, linhas, nr_linhas),
  );
  const hidden = await areBalancesHidden(context);
  return {
    impressao: printOf(
      'estoque',
      linhas,
      judged.map(({ outcome }) => outcome),
    ),
    linhas: judged.map((one, n) => ({ ...shownWith(one, hidden), lida: understoodStock(linhas[n] ?? []) })),
  };
}

/**
 * Writes what a preview showed; refused rows stay out.
 * @throws Refused PREVIA_MUDOU when any row would come out otherwise than it was shown
 */
export async function applyStock(
  context: Context,
  { linhas, nr_linhas, impressao }: CheckedInput<'applyStockImport'>['body'],
): Promise<AnswerOf<'applyStockImport'>> {
  const outcomes = await importStock(context, linhas, nr_linhas);
  if (printOf('estoque', linhas, outcomes) !== impressao) throw new Refused('PREVIA_MUDOU');
  const totals = countOf(outcomes);
  tell(context, 'estoque.importado', { nr_seq_filial: context.actor.branchId }, { ...totals });
  return totals;
}

/** Judges every row against earlier rows and stored data, and writes the accepted ones. @returns an outcome per row */
export const importStock = async (
  context: Context,
  rows: Rows,
  lines?: readonly number[],
): Promise<ImportOutcome[]> => (await bring(context, rows, lines)).map(({ outcome }) => outcome);

/** What becomes of a row, and of the balance of its part; null: it moves none. */
interface Judged {
  outcome: ImportOutcome;
  entry?: BulkEntry;
  balance: { before: number; after: number } | null;
}

async function bring(context: Context, rows: Rows, lines?: readonly number[]): Promise<Judged[]> {
  // The same part may occur with two documents.
  const key = {
    column: 'codigo',
    head: importColumns.estoque.codigo,
    of: ({ code, document }: StockFileRow) => `${code}|${document?.toUpperCase() ?? ''}`,
  };
  const read = refuseRepeated(rows.map(readStock), key, lines);
  const wanted = read.flatMap((one) => (one.faults ? [] : [one.row]));
  const now = await lockKeptNow(context, {
    codes: [...new Set(wanted.map(({ code }) => code))],
    names: [...new Set(wanted.flatMap(({ name }) => name ?? []))],
    documents: wanted.flatMap(({ code, document }) => (document === null ? [] : [{ code, document }])),
  });
  const judged = read.map(judgeOf(now));
  await enterMany(
    context,
    now.kept,
    judged.flatMap(({ entry }) => (entry ? [entry] : [])),
  );
  return judged;
}

/** Judges one row after the other: each leaves the part as the next one finds it. */
function judgeOf({ kept, parts, posted }: KeptNow) {
  const byCode = new Map(
    kept.map(({ code, name, minimum, shelf, balance, whole }) => [
      code,
      { name, minimum, shelf, balance, whole },
    ]),
  );
  const codes = new Map(kept.map(({ code, name }) => [fold(name), code]));
  const factsOf = ({ code, name, document }: StockFileRow) => ({
    kept: byCode.get(code),
    known: name !== null && parts.has(fold(name)),
    whole: byCode.get(code)?.whole ?? parts.get(fold(name ?? ''))?.whole ?? false,
    codeOfName: name === null ? undefined : codes.get(fold(name)),
    posted: document === null ? undefined : posted(code, document),
  });
  const judge = (given: StockFileRow): Judged => {
    const facts = factsOf(given);
    const faults = stockFaults(given, facts);
    if (faults.length > 0) return { outcome: refused(...faults), balance: null };
    const row = stillToEnter(given, facts.posted);
    const before = facts.kept ?? { name: row.name ?? '', minimum: null, shelf: null, balance: 0 };
    const { name, minimum, shelf, balance } = before;
    const after = balance + (row.quantity ?? 0);
    byCode.set(row.code, {
      name,
      minimum: row.minimum ?? minimum,
      shelf: row.shelf ?? shelf,
      balance: after,
      whole: facts.whole,
    });
    codes.set(fold(name), row.code);
    const newItem = facts.kept === undefined ? (parts.get(fold(name))?.item ?? null) : null;
    return {
      outcome: outcomeOf(row, facts.kept),
      entry: { ...row, newItem },
      balance: given.quantity === null ? null : { before: balance, after },
    };
  };
  return (one: Read<StockFileRow>): Judged =>
    one.faults ? { outcome: refused(...one.faults), balance: null } : judge(one.row);
}

/** An entry is new unless its document was entered before; minimum and shelf change the stored value or equal it. */
function outcomeOf(
  row: StockFileRow,
  before: { minimum: number | null; shelf: string | null } | undefined,
): ImportOutcome {
  const muda = (
    [
      ['minimo', row.minimum, before?.minimum],
      ['prateleira', row.shelf, before?.shelf],
    ] as const
  ).flatMap(([coluna, told, now]) =>
    told === null || before === undefined || told === now
      ? []
      : [{ coluna, antes: String(now ?? ''), depois: String(told) }],
  );
  if (row.quantity !== null || before === undefined) return { ...plain('N'), muda };
  return muda.length === 0 ? plain('I') : changed(muda);
}

/** An outcome with the expected balance, for display only, since others may move it. */
function shownWith({ outcome, balance }: Judged, hidden: boolean): ImportOutcome {
  if (balance === null || hidden) return outcome;
  const saldo = { coluna: 'saldo', antes: amountText(balance.before), depois: amountText(balance.after) };
  return { ...outcome, muda: [saldo, ...outcome.muda] };
}

/** Sums of cents are rounded to two decimals. */
const amountText = (amount: number) => String(Math.round(amount * 100) / 100);
