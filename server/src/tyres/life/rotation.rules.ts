import { depthState, limitingDepth, twinDifference } from '@terminal/contract';
import { type Limits, type MountedTyre, type Twins, twinsOf } from './findings.rules.ts';

/** Two tyres of a vehicle that should change positions: G evens out twins, D turns an uneven tyre's shoulders. */
export interface RotationHint<T extends MountedTyre = MountedTyre> {
  reason: 'G' | 'D';
  from: T;
  to: T;
  /** G: largest difference between the twins concerned, in mm, before and after; D: of the grooves. */
  before: number;
  after: number | null;
}

const mirrored: Readonly<Record<string, string>> = { EE: 'DE', EI: 'DI', DI: 'EI', DE: 'EE' };

/**
 * Which tyres of a vehicle to swap. Tyres at their limit are removed instead, sizes are never mixed, and no retread comes
 * onto a steering axle, because only tyres of one axle or of axles that do not steer change.
 */
export function rotationHints<T extends MountedTyre>(tyres: readonly T[], limits: Limits): RotationHint<T>[] {
  const usable = tyres.filter(({ vl_mm }) => depthState(vl_mm, limits) === 'good');
  const swaps = twinSwaps(usable, limits.vl_mm_geminados);
  const moved = new Set(swaps.flatMap(({ from, to }) => [from.nr_seq_pneu, to.nr_seq_pneu]));
  return [...swaps, ...turns(usable, moved, limits)];
}

/** Repeatedly the most effective swap of the remaining tyres, while any helps. */
function twinSwaps<T extends MountedTyre>(tyres: readonly T[], limit: number): RotationHint<T>[] {
  const hints: RotationHint<T>[] = [];
  const moved = new Set<number>();
  let now = [...tyres];
  for (;;) {
    const best = bestSwap(now, moved, limit);
    if (best === undefined) return hints;
    hints.push(best);
    moved.add(best.from.nr_seq_pneu).add(best.to.nr_seq_pneu);
    now = swapped(now, best.from, best.to);
  }
}

/** No tyre is moved twice: each hint says where its tyres are now. Twins too far apart were not moved: a swap leaves its pairs right. */
function bestSwap<T extends MountedTyre>(
  tyres: readonly T[],
  moved: ReadonlySet<number>,
  limit: number,
): RotationHint<T> | undefined {
  const pairs = twinsOf(tyres);
  const paired = pairs.flat().filter(({ nr_seq_pneu }) => !moved.has(nr_seq_pneu));
  const options = pairs
    .filter(([outer, inner]) => twinDifference(outer.vl_mm, inner.vl_mm) > limit)
    .flatMap((off) =>
      off.flatMap((from) =>
        paired
          .filter((to) => !off.includes(to) && isAlike(from, to))
          .map((to) => judged(tyres, pairs, from, to)),
      ),
    )
    // Both pairs have to be right afterwards: a swap that only moves the fault is no help.
    .filter(({ after }) => after <= limit);
  return options.toSorted((one, other) => one.after - other.after)[0];
}

function judged<T extends MountedTyre>(
  tyres: readonly T[],
  pairs: readonly Twins<T>[],
  from: T,
  to: T,
): RotationHint<T> & { after: number } {
  const concerned = (pair: Twins<T>) => pair.some((one) => isAt(one, from) || isAt(one, to));
  const worst = (some: readonly Twins<T>[]) =>
    Math.max(...some.filter(concerned).map(([outer, inner]) => twinDifference(outer.vl_mm, inner.vl_mm)));
  return {
    reason: 'G',
    from,
    to,
    before: worst(pairs),
    after: worst(twinsOf(swapped(tyres, from, to))),
  };
}

/** An unevenly worn tyre is turned by moving it to the opposite side, so that the worn shoulder is on the inside. */
function turns<T extends MountedTyre>(
  tyres: readonly T[],
  moved: ReadonlySet<number>,
  limits: Limits,
): RotationHint<T>[] {
  const taken = new Set(moved);
  return tyres.flatMap((from) => {
    const before = unevenness(from);
    if (before <= limits.vl_mm_desgaste || taken.has(from.nr_seq_pneu)) return [];
    const to = tyres.find(
      (one) => one.nr_posicao === from.nr_posicao && one.ds_lado === mirrored[from.ds_lado],
    );
    if (to === undefined || taken.has(to.nr_seq_pneu) || to.ds_medida !== from.ds_medida) return [];
    taken.add(from.nr_seq_pneu).add(to.nr_seq_pneu);
    return [{ reason: 'D' as const, from, to, before, after: null }];
  });
}

const isAlike = (one: MountedTyre, other: MountedTyre) =>
  one.ds_medida === other.ds_medida && one.eixo_direcional === other.eixo_direcional;
const isAt = (one: MountedTyre, other: MountedTyre) =>
  one.nr_posicao === other.nr_posicao && one.ds_lado === other.ds_lado;

const unevenness = ({ vl_mm }: MountedTyre) =>
  Math.round((Math.max(...vl_mm) - limitingDepth(vl_mm)) * 10) / 10;

function swapped<T extends MountedTyre>(tyres: readonly T[], from: T, to: T): T[] {
  const placed = (tyre: T, at: T): T => ({ ...tyre, nr_posicao: at.nr_posicao, ds_lado: at.ds_lado });
  return tyres.map((tyre) => (tyre === from ? placed(from, to) : tyre === to ? placed(to, from) : tyre));
}
