import type { Cells, Change } from '../core/records/cells.rules.ts';

/** A change of several columns, and who made it. */
interface Made {
  ds_colaborador: string;
  nova?: boolean;
  mudancas: readonly Change[];
}

/**
 * What several changes did together: each column once, from what it was before the first to what the last made it.
 * @param history newest first
 */
export function sumOf(history: readonly Made[]): (Change & { quem: string })[] {
  const sum = new Map<string, Change & { quem: string }>();
  for (const { ds_colaborador: quem, mudancas } of history)
    for (const change of mudancas)
      sum.set(change.coluna, { quem, ...change, ...sum.get(change.coluna), antes: change.antes });
  return [...sum.values()];
}

/**
 * Changes made since a record was as `wasIt` tells, newest first; none where no change leads back to it: a file or script has
 * changed the record too.
 * @param latest its cells now
 */
export function changesSince<M extends Made>(
  latest: Cells,
  history: readonly M[],
  wasIt: (cells: Cells) => boolean,
): M[] {
  let cells = latest;
  for (const [n, { mudancas, nova }] of history.entries()) {
    if (nova) break;
    cells = { ...cells, ...Object.fromEntries(mudancas.map(({ coluna, antes }) => [coluna, antes])) };
    if (wasIt(cells)) return history.slice(0, n + 1);
  }
  return [];
}
