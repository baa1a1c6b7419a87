import type { IntakeKind } from '@terminal/contract';
import { intakeOrder } from '@terminal/contract/intake';
import { intakeKindOf } from '@terminal/contract/intake-heads';
import { type Intake, isUnderWay } from './api.ts';
import { isSurely, type RememberedKinds, type Table } from './file.ts';

/** A worksheet to bring in: its place in the workbook, and its kind. */
export interface Part {
  sheet: number;
  kind: IntakeKind;
}

/** The kind of each table by its heads; null: of none that is known. */
export const kindsOf = (tables: readonly Table[], remembered: RememberedKinds = {}): (IntakeKind | null)[] =>
  tables.map(({ name, top }) => (name === null ? null : intakeKindOf(top, remembered)));

/** Initial selection: worksheets that may be summaries are left to the person. */
export const sureKindsOf = (
  tables: readonly Table[],
  remembered: RememberedKinds = {},
): (IntakeKind | null)[] =>
  kindsOf(tables, remembered).map((kind, n) => {
    const table = tables[n];
    return kind !== null && table !== undefined && isSurely(table, kind, remembered[kind]) ? kind : null;
  });

/** The worksheets in the order they must be brought: each kind names only rows of those before it. */
export const partsOf = (kinds: readonly (IntakeKind | null)[]): Part[] =>
  kinds
    .flatMap((kind, sheet) => (kind === null ? [] : [{ sheet, kind }]))
    .sort((a, b) => intakeOrder.indexOf(a.kind) - intakeOrder.indexOf(b.kind));

/**
 * What the intake of a worksheet waits for: the server, its writing, or the person; over: the next one may begin.
 * @param hasStopped it has waited for the person before: what was mended is written when that is asked for (ask)
 */
export function stepOf(intake: Intake, hasStopped = false): 'wait' | 'write' | 'ask' | 'stop' | 'over' {
  const { st_carga, qt_novas, qt_mudadas, qt_recusadas } = intake;
  if (isUnderWay(intake)) return 'wait';
  if (st_carga === 'S' || st_carga === 'V') return 'over';
  if (st_carga !== 'P' || qt_recusadas > 0) return 'stop';
  if (qt_novas + qt_mudadas === 0) return 'over';
  return hasStopped ? 'ask' : 'write';
}

/** How much of a worksheet's way is done, 0 to 1: its check is one half, its writing the other. */
export function shareOf(intake: Intake | undefined): number {
  if (intake === undefined || intake.st_carga === 'L') return 0;
  if (stepOf(intake) === 'over') return 1;
  const { st_carga, qt_feitas, qt_linhas } = intake;
  const half = qt_feitas / Math.max(1, qt_linhas) / 2;
  if (st_carga === 'C') return half;
  return st_carga === 'X' ? 0.5 + half : 0.5;
}
