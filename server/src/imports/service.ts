import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { rehearse } from '../core/commands/rehearse.ts';
import type { Context } from '../core/context.ts';
import { announcePlan } from '../core/events/plan.ts';
import { Refused } from '../core/refusal.ts';
import type { ImportOutcome, Step } from './outcome.ts';
import { importPlaces } from './places.service.ts';
import { importPlans } from './plans.service.ts';
import { countOf, printOf } from './print.ts';
import { importReadings } from './readings.service.ts';
import { understood } from './rows.rules.ts';

type Rows = CheckedInput<'previewImport'>['body'];

/** Plans and vehicles in plans are processed in one step, because their rows depend on one another. */
function outcomesOf({ tipo, linhas, nr_linhas }: Rows, zone: string, step: Step): Promise<ImportOutcome[]> {
  if (tipo === 'leituras') return importReadings(step, linhas, zone, nr_linhas);
  return step((context) => (tipo === 'planos' ? importPlans : importPlaces)(context, linhas, nr_linhas));
}

/** Previews an import row by row: it is executed and rolled back. */
export async function preview(context: Context, body: Rows): Promise<AnswerOf<'previewImport'>> {
  const { db, actor } = context;
  const linhas = await outcomesOf(body, actor.zone, (work) =>
    rehearse(db, actor.zone, (tx) => work({ ...context, db: tx, events: [] })),
  );
  const read = (n: number) => understood(body.tipo, body.linhas[n] ?? [], actor.zone);
  return {
    impressao: printOf(body.tipo, body.linhas, linhas),
    linhas: linhas.map((outcome, n) => ({ ...outcome, lida: read(n) })),
  };
}

/**
 * Executes what a preview showed. Refused rows are skipped, all others written in one transaction.
 * @throws Refused PREVIA_MUDOU when the outcome of any row has changed since
 */
export async function apply(
  context: Context,
  { impressao, ...body }: CheckedInput<'applyImport'>['body'],
): Promise<AnswerOf<'applyImport'>> {
  const outcomes = await outcomesOf(body, context.actor.zone, (work) => work(context));
  if (printOf(body.tipo, body.linhas, outcomes) !== impressao) throw new Refused('PREVIA_MUDOU');
  const totals = countOf(outcomes);
  if (body.tipo !== 'planos') announceOnce(context, body.tipo, totals);
  return totals;
}

/** One event per branch instead of one per row; readings and history record the rows. */
function announceOnce(
  context: Context,
  kind: Exclude<Rows['tipo'], 'planos'>,
  totals: AnswerOf<'applyImport'>,
): void {
  const branches = new Set(context.events.flatMap(({ nr_seq_filial }) => nr_seq_filial ?? []));
  context.events.length = 0;
  announcePlan(context, `importacao.${kind}`, [...branches], { ...totals });
}
