import type { CheckedInput, IntakeKind } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { Refused } from '../../core/refusal.ts';
import { kinds } from './kinds.service.ts';
import { updateRepeats } from './line.queries.ts';
import { deleteFindings, listToMend, updateAnew, updateMended } from './mend.queries.ts';
import { digitsGone, type Mend, mended, touchesDigits } from './mend.rules.ts';
import { type Sealing, sealRows } from './seal.service.ts';

/** Rows corrected per statement. */
const atOnce = 1_000;

/** What to mend, and what checks it again. */
interface Mending {
  id: number;
  kind: IntakeKind;
  owner: string;
  sealing: Sealing;
  mend: Mend;
  /** The one row; null: every row with the fault. */
  line: number | null;
}

/**
 * Corrects rows of a checked intake, which is then checked again.
 * @returns how many rows
 * @throws Refused CARGA_ESTADO, CARGA_EM_CURSO, NAO_ENCONTRADO when no row has the fault
 */
export function mendRows(db: CompanyDb, mending: Mending): Promise<number> {
  const { id, owner, mend, line } = mending;
  return db.transaction(async (tx) => {
    if (!(await updateAnew(tx, id, owner))) throw new Refused('CARGA_ESTADO');
    let rows = 0;
    for (let after = 0; ; ) {
      const found = await listToMend(tx, id, { after, most: atOnce, ...mend, line });
      if (found.length === 0) break;
      await mendSome(tx, mending, found);
      rows += found.length;
      after = found.at(-1)?.line ?? after;
    }
    if (rows === 0) throw new Refused('NAO_ENCONTRADO');
    await deleteFindings(tx, id);
    await updateRepeats(tx, id);
    return rows;
  });
}

async function mendSome(
  tx: CompanyDb,
  { id, kind, sealing, mend }: Mending,
  found: readonly { line: number; cells: string[] }[],
): Promise<void> {
  const cells = found.map((one) => mended(kind, one.cells, mend));
  const sealed = touchesDigits(kind, mend)
    ? await sealRows(tx, sealing, kind, cells.map(digitsGone))
    : cells.map((own) => ({ cells: own, sealed: null }));
  await updateMended(
    tx,
    id,
    sealed.map((one, n) => ({
      line: found[n]?.line ?? 0,
      cells: [...one.cells],
      keys: kinds[kind].keysOf(one.cells),
      sealed: one.sealed,
    })),
  );
}

/** What a request asks for, as a rule and a row. */
export const mendOf = ({
  coluna,
  de,
  linha,
  para,
}: Pick<CheckedInput<'mendIntake'>['body'], 'coluna' | 'de' | 'linha' | 'para'>): {
  mend: Mend;
  line: number | null;
} => ({ mend: { column: coluna, from: linha === null ? de : null, to: para }, line: linha });
