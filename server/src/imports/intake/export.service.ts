import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { csvLine } from '@terminal/contract/csv';
import type { CompanyDb } from '../../core/db/pools.ts';
import { brokenMark, sealedMark } from './cell.rules.ts';
import { listRefused } from './fault.queries.ts';

const atOnce = 1_000;

/**
 * Refused rows as a file to correct and send again, each followed by its refusals. Digits must be typed again, because they are
 * not stored.
 */
export async function* refusedCsv(db: CompanyDb, kind: IntakeKind, intake: number): AsyncGenerator<string> {
  const columns = intakeColumns(kind);
  yield `\uFEFF${csvLine([...columns.map(([, { head }]) => head), 'Linha', 'Por que foi recusada'])}`;
  for (let after = 0; ; ) {
    const rows = await listRefused(db, intake, { after, size: atOnce });
    yield rows
      .map(({ line, cells, why }) => {
        const own = columns.map((_, n) => (cells[n] === sealedMark ? brokenMark : (cells[n] ?? '')));
        return csvLine([...own, String(line), why]);
      })
      .join('');
    after = rows.at(-1)?.line ?? after;
    if (rows.length < atOnce) return;
  }
}
