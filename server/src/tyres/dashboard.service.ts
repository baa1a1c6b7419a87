import type { CheckedInput } from '@terminal/contract';
import { branchOf } from '../core/branch.ts';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { JsonText } from '../core/json-text.ts';
import { listPlatesBehind, readDashboard, type TyreBranch } from './dashboard.queries.ts';
import { adherence, type Share } from './dashboard.rules.ts';
import { pagingOf } from './stock.service.ts';

const placeOf = (context: Context): TyreBranch => ({
  branch: branchOf(context),
  zone: context.actor.zone,
});

/** Adherence of the month and where the branch's tyres are (TYRE-29, TYRE-30). */
export async function dashboard(
  context: Context,
  query: CheckedInput<'getTyreDashboard'>['query'],
): Promise<JsonText> {
  const row = await readDashboard(context.db, placeOf(context), query.linhas !== 'N');
  const figures = {
    ...percentagesOf(row),
    aderencia: { afericao: row.afericao, calibragem: row.calibragem },
    situacoes: row.situacoes,
  };
  // The rows stay the text the database wrote: there may be tens of thousands.
  return new JsonText(`{"informacoes":${row.informacoes},${JSON.stringify(figures).slice(1)}`, row.versao);
}

const percentagesOf = (row: Shares) => ({
  afericoes_mes: adherence(row.afericao),
  calibragem_mes: adherence(row.calibragem),
});

interface Shares {
  afericao: Share;
  calibragem: Share;
}

/** Adherence of the month in a branch, for reports, which have no session (docs/tyres.md). */
export async function adherenceOf(
  db: CompanyDb,
  place: TyreBranch,
): Promise<Shares & { afericoes_mes: number; calibragem_mes: number }> {
  const { afericao, calibragem } = await readDashboard(db, place, false);
  const shares = { afericao, calibragem };
  return { ...shares, ...percentagesOf(shares) };
}

/** The plates behind one of the two figures (G-80). */
export function platesBehind(
  context: Context,
  query: CheckedInput<'listAdherencePlates'>['query'],
): Promise<JsonText> {
  const { tipo: kind, feita } = query;
  return listPlatesBehind(context.db, placeOf(context), { kind, done: feita === 'S' }, pagingOf(query));
}
