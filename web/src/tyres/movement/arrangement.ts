import type { AnswerOf } from '@terminal/contract';
import { twinDifference, twinSide } from '@terminal/contract/tyre-wear';
import { keyOf, type Position } from '../drawing.ts';
import { depthsOf, isMounted } from '../reading.ts';

/** A tyre of the stock, ready to be mounted. */
export type StockedTyre = AnswerOf<'listAvailableTyres'>[number];

/** Move of a tyre between positions of a vehicle. */
export interface Move {
  tyre: number;
  fire: string;
  from: Position;
  to: Position;
}

/** Keys of two positions whose tyres change places. */
export type Swap = readonly [from: string, to: string];

/** Names which tyre is where. */
export const arrangementOf = (positions: readonly Position[]): string =>
  positions.map(({ idpneu }) => idpneu ?? '-').join();

/** Swaps as a draft keeps them, with the arrangement they begin at; '' of none. */
export const writeSwaps = (arrangement: string, swaps: readonly Swap[]): string =>
  swaps.length === 0 ? '' : JSON.stringify({ arrangement, swaps });

/** The swaps of a draft; none where a tyre was moved since. Only writeSwaps writes drafts. */
export function plannedSwaps(draft: string, arrangement: string): readonly Swap[] {
  if (draft === '') return [];
  const kept = JSON.parse(draft) as { arrangement: string; swaps: readonly Swap[] };
  return kept.arrangement === arrangement ? kept.swaps : [];
}

/** With the tyres of two positions in each other's place; an empty one gives nothing back. */
export function swapped(positions: readonly Position[], from: string, to: string): Position[] {
  const [one, other] = [from, to].map((key) => positions.find((position) => keyOf(position) === key));
  if (one === undefined || other === undefined) return [...positions];
  return positions.map((position) => {
    if (position === one) return onto(one, other);
    return position === other ? onto(other, one) : position;
  });
}

/** A position with the tyre of another on it. */
const onto = ({ nr_posicao, ds_lado, eixo_direcional }: Position, tyre: Position): Position => ({
  ...tyre,
  nr_posicao,
  ds_lado,
  eixo_direcional,
});

/** What has to be moved to come from one arrangement to another, in the order of the targets. */
export function movesOf(before: readonly Position[], after: readonly Position[]): Move[] {
  return after.flatMap((to) => {
    const from = before.find(({ idpneu }) => idpneu !== null && idpneu === to.idpneu);
    if (from === undefined || from.idpneu === null || keyOf(from) === keyOf(to)) return [];
    return [{ tyre: from.idpneu, fire: from.nr_fogo ?? '', from, to }];
  });
}

/** The twin of a tyre at a position; undefined: none is mounted there. */
const twinAt = (positions: readonly Position[], { nr_posicao, ds_lado }: Position) =>
  positions
    .filter(isMounted)
    .find(
      (other) => nr_posicao > 0 && other.nr_posicao === nr_posicao && other.ds_lado === twinSide[ds_lado],
    );

/** Difference of a tyre to its twin at a position, in mm; 0: no twin. */
export function twinGap(
  positions: readonly Position[],
  at: Position,
  tyre: Parameters<typeof depthsOf>[0],
): number {
  const twin = twinAt(positions, at);
  return twin === undefined ? 0 : twinDifference(depthsOf(tyre), depthsOf(twin));
}

/** Moves that put a tyre beside a twin further from it than `most` mm, with the difference; of two moved twins the first. */
export function movesApart(
  positions: readonly Position[],
  moves: readonly Move[],
  most: number,
): ReadonlyMap<number, number> {
  const apart = new Map<number, number>();
  for (const { tyre, to } of moves) {
    const gap = twinGap(positions, to, to);
    if (gap > most && !apart.has(twinAt(positions, to)?.idpneu ?? tyre)) apart.set(tyre, gap);
  }
  return apart;
}

/** The size most tyres of a vehicle have; null: none is mounted. */
export function usualSize(positions: readonly Position[]): string | null {
  const counts = new Map<string, number>();
  for (const { ds_medida } of positions)
    if (ds_medida !== null) counts.set(ds_medida, (counts.get(ds_medida) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** What a label on a tyre says: its fire number, plain or at the end of an address. */
export function fireOn(label: string): string {
  const text = label.trim();
  const path = URL.canParse(text) ? new URL(text).pathname : '';
  return (/\/pneu\/([^/]+)$/.exec(path)?.[1] ?? text).toLocaleUpperCase('pt-BR');
}
