import type { Table } from '@terminal/contract/table';
import type { ScriptRun } from './api.ts';

type Base = ScriptRun['bases'][number];

/** How a run ended: everywhere, cancelled, or with something wrong. */
export function outcomeOf({ cancelado, bases }: Pick<ScriptRun, 'cancelado' | 'bases'>) {
  if (bases.every(({ st_base }) => st_base === 'S')) return 'ok';
  return cancelado ? 'cancelled' : 'failed';
}

/** In how many databases it has ended, one way or another. */
export const endedOf = (bases: readonly Base[]): number =>
  bases.filter(({ st_base }) => st_base !== 'F' && st_base !== 'X').length;

/** What became of a run as a table to export. */
export function matrixOf(
  bases: readonly Base[],
  nameOf: (database: string) => string,
  { heads, stateOf }: { heads: readonly string[]; stateOf: (state: Base['st_base']) => string },
): Table {
  return {
    heads,
    rows: bases.map(({ db_name, st_base, linhas, ms, erro }) => [
      nameOf(db_name),
      stateOf(st_base),
      linhas,
      ms,
      erro,
    ]),
  };
}

/** Longest JSON drawn, in characters; the rows themselves are shown next to it. */
const longestJson = 50_000;

/** What all databases brought, as JSON. */
export function jsonOf(results: readonly NonNullable<ScriptRun['resultados']>[number][]): string {
  const told = results.map(({ db_name, ok, linhas, dados, erro }) =>
    ok ? { db_name, ok, linhas, dados } : { db_name, ok, linhas, erro },
  );
  const json = JSON.stringify(told, null, 2);
  return json.length > longestJson ? `${json.slice(0, longestJson)}…` : json;
}
