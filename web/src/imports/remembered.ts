import type { ImportKind } from '@terminal/contract/imports';
import { plainHead, type Remembered } from '@terminal/contract/intake-heads';
import { readStored, writeStored } from '../core/storage.ts';
import { type Chosen, leftToAsk } from './choice.ts';
import { type Opened, soughtIn, topsOf } from './columns.ts';

/** Value for a skipped head. */
const leftOut = '';

/** What was chosen on this device for the heads of a kind. */
export const rememberedOf = (kind: ImportKind): Remembered => readStored<Remembered>(`colunas:${kind}`) ?? {};

/** Remembers which column each head of a file was given, and which were left out. */
export function remember(kind: ImportKind, opened: Opened, chosen: Chosen): void {
  const columns = soughtIn(kind);
  const heads = opened.tables[chosen.sheet]?.rows[chosen.row] ?? [];
  const { unused } = leftToAsk(columns, topsOf(opened), chosen);
  const given = columns.map(({ name }, n) => [plainHead(heads[chosen.places[n] ?? -1] ?? ''), name] as const);
  const none = unused.map((head) => [plainHead(head), leftOut] as const);
  const known = [...none, ...given].filter(([head]) => head !== '');
  writeStored(`colunas:${kind}`, { ...rememberedOf(kind), ...Object.fromEntries(known) });
}
