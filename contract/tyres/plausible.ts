/** Facts to judge whether depths read on a tyre are plausible; depths and wear in mm, outer to inner. */
export interface GrooveFacts {
  /** Null: not read yet. */
  read: readonly (number | null)[];
  /** Last recorded depths of the same life; a single value applies to all grooves. */
  former: readonly number[];
  /** Expected wear for its usage since then; null: unknown. */
  usual: number | null;
  /** Wear of its twin in the same period; null: unknown. */
  twin: number | null;
}

/**
 * Reason to question a groove: compared with the tyre's own wear, its other grooves or its twin, or because of a large
 * decrease.
 */
export interface GrooveDoubt {
  /** Index of the groove, from 0. */
  groove: number;
  reason: 'wear' | 'grooves' | 'twin' | 'fall';
  former: number;
  read: number;
  /** Expected decrease by that comparison; for a large decrease the actual one. */
  usual: number;
}

/** A groove may lose this multiple of the expected wear, plus the measuring error of a gauge in mm. */
const wearFactor = 3;
const gaugeError = 1;
/** Largest accepted excess over the decrease of the other grooves or of the twin, in mm. */
const groovesApart = 2;
const twinApart = 3;
/** Largest accepted decrease of a groove when the tyre's wear is unknown, in mm. */
const usualFall = 4;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Expected wear in mm for the usage since the last measurement; `rate` in mm per 1,000 meter units, null: unknown. */
export const usualWear = (rate: number | null, run: number | null): number | null =>
  rate === null || run === null ? null : tenths((rate * Math.max(0, run)) / 1000);

const fallsOf = (read: readonly (number | null)[], former: readonly number[]): (number | null)[] =>
  read.map((value, groove) => {
    const before = former[former.length === 1 ? 0 : groove];
    return value === null || before === undefined ? null : tenths(before - value);
  });

/** Mean decrease of a tyre's grooves, in mm; null: not all were read. */
export function meanFall(read: readonly (number | null)[], former: readonly number[]): number | null {
  const falls = fallsOf(read, former).filter((fall) => fall !== null);
  if (falls.length === 0 || falls.length < read.length) return null;
  return tenths(falls.reduce((sum, fall) => sum + fall, 0) / falls.length);
}

/**
 * Grooves with an implausible decrease. Depths never rise again, so a typing error would persist; the person is asked to confirm.
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

/** Values of the question about a groove as the server sends them: groove, former and new depth, usage, and reason. */
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
