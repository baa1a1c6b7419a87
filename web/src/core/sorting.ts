import { languageNow } from './i18n/useTranslation.ts';

/** What a column is sorted by; nothing comes last, whichever way. */
export type SortValue = string | number | null;

/** Rows by a value of theirs; equal ones stay as they were. */
export function sortedBy<Row>(
  rows: readonly Row[],
  read: (row: Row) => SortValue,
  down: boolean,
): readonly Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return down ? compare(b, a) : compare(a, b);
  });
}

/** Choices whose names are data by the name shown: the server knows the stored one alone. */
export const byLabel = <Choice extends { label: string }>(choices: readonly Choice[]): readonly Choice[] =>
  sortedBy(choices, ({ label }) => label, false);

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), languageNow(), { numeric: true });
