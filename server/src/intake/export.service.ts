import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { csvLine } from '@terminal/contract/csv';
import type { CompanyDb } from '../core/db/pools.ts';
import { brokenMark, sealedMark } from './cell.rules.ts';
import { listRefusals } from './queries.ts';

const atOnce = 1_000;

/**
 * Refused rows as a file to mend and send again, with why behind each. Where digits stood they must be typed again: they
 * are kept nowhere.
 */
export async function* refusedCsv(db: CompanyDb, kind: IntakeKind, intake: number): AsyncGenerator<string> {
  const columns = intakeColumns(kind);
  yield `\uFEFF${csvLine([...columns.map(([, { head }]) => head), 'Linha', 'Por que foi recusada'])}`;
  for (let after = 0; ; ) {
    const rows = await listRefusals(db, intake, { after, skip: 0, size: atOnce });
    yield rows
      .map(({ line, cells, mensagem }) => {
        const own = columns.map((_, n) => (cells[n] === sealedMark ? brokenMark : (cells[n] ?? '')));
        return csvLine([...own, String(line), mensagem]);
      })
      .join('');
    after = rows.at(-1)?.line ?? after;
    if (rows.length < atOnce) return;
  }
}
