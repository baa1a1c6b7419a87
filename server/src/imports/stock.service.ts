import { type AnswerOf, type CheckedInput, importColumns } from '@terminal/contract';
import { type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import { rehearse } from '../core/commands/rehearse.ts';
import { tell } from '../core/events/tell.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { type BulkEntry, enterMany, type KeptNow, lockKeptNow } from '../stock/bulk.service.ts';
import { changed, type Outcome, plain, type Rows, refused } from './outcome.ts';
import { countOf, printOf } from './print.ts';
import { readStock, type StockFileRow, stockProblem, understoodStock } from './stock.rules.ts';

/** What an import of entries and minimums would do, row by row: it is done, and all of it taken back. */
export async function previewStock(
  context: SessionContext,
  { linhas }: CheckedInput<'previewStockImport'>['body'],
): Promise<AnswerOf<'previewStockImport'>> {
  const { db, session } = context;
  const outcomes = await rehearse(db, session.zone, (tx) =>
    importStock({ ...context, db: tx, events: [] }, linhas),
  );
  return {
    impressao: printOf('estoque', linhas, outcomes),
    linhas: outcomes.map((outcome, n) => ({ ...outcome, lida: understoodStock(linhas[n] ?? []) })),
  };
}

/**
 * Writes what a preview showed; refused rows stay out.
 * @throws Refused PREVIA_MUDOU when any row would come out otherwise than it was shown
 */
export async function applyStock(
  context: SessionContext,
  { linhas, impressao }: CheckedInput<'applyStockImport'>['body'],
): Promise<AnswerOf<'applyStockImport'>> {
  const outcomes = await importStock(context, linhas);
  if (printOf('estoque', linhas, outcomes) !== impressao) throw new Refused('PREVIA_MUDOU');
  const totals = countOf(outcomes);
  tell(context, 'estoque.importado', { nr_seq_filial: context.session.branchId }, { ...totals });
  return totals;
}

/** Judges every row by the ones before it and what there is, and writes those that come in. @returns an outcome per row */
export async function importStock(context: SessionContext, rows: Rows): Promise<Outcome[]> {
  // The same part may come with two papers.
  const read = refuseRepeated(rows.map(readStock), {
    column: 'codigo',
    head: importColumns.estoque.codigo,
    of: ({ code, document }) => `${code}|${document ?? ''}`,
  });
  const wanted = read.flatMap((one) => (one.problems ? [] : [one.row]));
  const now = await lockKeptNow(context, {
    codes: [...new Set(wanted.map(({ code }) => code))],
    names: [...new Set(wanted.flatMap(({ name }) => name ?? []))],
  });
  const judged = read.map(judgeOf(now));
  await enterMany(
    context,
    now.kept,
    judged.flatMap(({ entry }) => (entry ? [entry] : [])),
  );
  return judged.map(({ outcome }) => outcome);
}

/** Judges one row after the other: each leaves the part as the next one finds it. */
function judgeOf({ kept, parts }: KeptNow) {
  const byCode = new Map(kept.map(({ code, name, minimum }) => [code, { name, minimum }]));
  const codes = new Map(kept.map(({ code, name }) => [name, code]));
  const judge = (row: StockFileRow): { outcome: Outcome; entry?: BulkEntry } => {
    const before = byCode.get(row.code);
    const item = row.name === null ? undefined : parts.get(row.name);
    const problem = stockProblem(row, {
      kept: before,
      known: item !== undefined,
      codeOfName: row.name === null ? undefined : codes.get(row.name),
    });
    if (problem !== null) return { outcome: refused(problem) };
    const name = before?.name ?? row.name ?? '';
    byCode.set(row.code, { name, minimum: row.minimum ?? before?.minimum ?? null });
    codes.set(name, row.code);
    const { code, quantity, document, price, minimum } = row;
    const newItem = before === undefined ? (item ?? null) : null;
    return { outcome: outcomeOf(row, before), entry: { code, newItem, quantity, document, price, minimum } };
  };
  return (one: Read<StockFileRow>) => (one.problems ? { outcome: refused(...one.problems) } : judge(one.row));
}

/** An entry is always new; a minimum changes what there is, or is there already. */
function outcomeOf(row: StockFileRow, before: { minimum: number | null } | undefined): Outcome {
  const muda =
    row.minimum === null || before === undefined || row.minimum === before.minimum
      ? []
      : [{ coluna: 'minimo', antes: String(before.minimum ?? ''), depois: String(row.minimum) }];
  if (row.quantity !== null || before === undefined) return { ...plain('N'), muda };
  return muda.length === 0 ? plain('I') : changed(muda);
}
