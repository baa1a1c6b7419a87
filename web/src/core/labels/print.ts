/** Medium of labels: sheets of A4, or a roll of labels of so many millimetres. */
export const labelSizes = ['A4', '50x30', '100x50'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** Labels on the page at once: the browser draws no more without a pause. */
const mostShown = 300;
/** Of one label. */
export const mostCopies = 50;

/** How many of each label, as typed; null: it is no such number. */
export function copiesOf(typed: string): number | null {
  const copies = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return copies >= 1 && copies <= mostCopies ? copies : null;
}

/** The part of the labels that is shown, copies counted. @param wanted part, from 1; the last one where there are fewer */
export function partOf<L>(labels: readonly L[], copies: number, wanted: number) {
  const each = Math.floor(mostShown / copies);
  const last = Math.max(1, Math.ceil(labels.length / each));
  const part = Math.min(wanted, last);
  const from = (part - 1) * each;
  return { part, last, from, shown: labels.slice(from, from + each) };
}

/** Each label so many times, one after the other. */
export const copied = <L extends { code: string }>(labels: readonly L[], copies: number) =>
  labels.flatMap((label) =>
    Array.from({ length: copies }, (_, copy) => ({ key: `${label.code} ${copy}`, label })),
  );
