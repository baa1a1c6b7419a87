import { fewestToSearch } from '@terminal/contract/order-fixed';
import { fold, wordsOf } from '../core/text.ts';

/** What a person typed or a scanner read, as the tables are asked for it. */
export interface SearchTerm {
  /** Letters and digits alone, upper case: plates and fleet numbers are compared so. It holds no sign LIKE would read. */
  code: string;
  /** The number of an order, null when it cannot be one. */
  number: number | null;
  /** Words of a problem; none where it could be part of a plate or number alone. */
  words: readonly string[];
}

/** Fewer letters are in the name of half the problems. */
const fewestOfProblem = 3;
const longestNumber = 15;

/** Parses a search; null: too short. */
export function readSearch(text: string): SearchTerm | null {
  const code = fold(text).replaceAll(/[^A-Z0-9]/g, '');
  if (code.length < fewestToSearch) return null;
  const isNumber = /^[1-9]\d*$/.test(code) && code.length <= longestNumber;
  const words = wordsOf(text);
  const isProblem = !/\d/.test(text) && words.some((word) => word.length >= fewestOfProblem);
  return { code, number: isNumber ? Number(code) : null, words: isProblem ? words : [] };
}
