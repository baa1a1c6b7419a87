/** What decides whether the depths of a tyre were read right; depths and wear in mm, outer to inner. */
export interface GrooveFacts {
  /** Null: not read yet. */
  read: readonly (number | null)[];
  /** As they were told last in the same life; one depth is for all. */
  former: readonly number[];
  /** What it wears in what it has run since; null: nobody knows. */
  usual: number | null;
  /** What the twin beside it lost in the same time; null: nobody knows. */
  twin: number | null;
}

/** Why a groove is asked about: by the tyre's own wear, its other grooves, its twin, or because it fell far. */
export interface GrooveDoubt {
  /** From 0. */
  groove: number;
  reason: 'wear' | 'grooves' | 'twin' | 'fall';
  former: number;
  read: number;
  /** What it would have lost by that reason; of a fall what it has lost. */
  usual: number;
}

/** Times its own wear a groove may lose, and what a gauge may err by, in mm. */
const wearFactor = 3;
const gaugeError = 1;
/** How much more than its other grooves, and than its twin, a groove may lose, in mm. */
const groovesApart = 2;
const twinApart = 3;
/** What a groove may lose when nobody knows how the tyre wears, in mm. */
const usualFall = 4;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** What a tyre wears in what it ran since it was read last, in mm; `rate` in mm per 1,000 units, null when nobody knows. */
export const usualWear = (rate: number | null, run: number | null): number | null =>
  rate === null || run === null ? null : tenths((rate * Math.max(0, run)) / 1000);

const fallsOf = (read: readonly (number | null)[], former: readonly number[]): (number | null)[] =>
  read.map((value, groove) => {
    const before = former[former.length === 1 ? 0 : groove];
    return value === null || before === undefined ? null : tenths(before - value);
  });

/** What a tyre lost on the mean of its grooves, in mm; null: not all of them were read. */
export function meanFall(read: readonly (number | null)[], former: readonly number[]): number | null {
  const falls = fallsOf(read, former).filter((fall) => fall !== null);
  if (falls.length === 0 || falls.length < read.length) return null;
  return tenths(falls.reduce((sum, fall) => sum + fall, 0) / falls.length);
}

/**
 * The grooves that lost more than they can have: depths never rise again, so a slip of the finger would stay. A person is
 * asked, and may be right.
 */
export function grooveDoubts({ read, former, usual, twin }: GrooveFacts): GrooveDoubt[] {
  const falls = fallsOf(read, former);
  return falls.flatMap((fall, groove) => {
    const others = falls.filter((one, other): one is number => one !== null && other !== groove);
    const doubt = fall === null ? null : doubtAbout(fall, { usual, twin, others });
    const value = read[groove] ?? null;
    if (doubt === null || fall === null || value === null) return [];
    return [{ groove, former: tenths(value + fall), read: value, ...doubt }];
  });
}

function doubtAbout(
  fall: number,
  { usual, twin, others }: Pick<GrooveFacts, 'usual' | 'twin'> & { others: readonly number[] },
): Pick<GrooveDoubt, 'reason' | 'usual'> | null {
  if (usual !== null && fall > tenths(wearFactor * usual + gaugeError)) return { reason: 'wear', usual };
  const most = Math.max(0, ...others);
  if (others.length > 0 && fall > tenths(most + groovesApart)) return { reason: 'grooves', usual: most };
  if (twin !== null && fall > tenths(Math.max(0, twin) + twinApart))
    return { reason: 'twin', usual: Math.max(0, twin) };
  return usual === null && fall > usualFall ? { reason: 'fall', usual: fall } : null;
}

/** What a question about a groove says, as the server tells it: which groove, from what to what, in how much, and why. */
export const grooveQuestion = (
  doubt: GrooveDoubt,
  run: number | null,
  unit: 'K' | 'H',
): Record<string, string> => ({
  sulco: String(doubt.groove + 1),
  de: String(doubt.former),
  para: String(doubt.read),
  normal: String(doubt.usual),
  motivo: doubt.reason,
  tp_medidor: unit,
  ...(run !== null && { rodado: String(Math.max(0, run)) }),
});
