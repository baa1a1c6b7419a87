import { withoutAccents } from '@terminal/contract/accents';

/** Escapes wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** LIKE pattern for texts that contain the text. */
export const partPattern = (text: string): string => `%${escapeLike(text)}%`;

/** A text as searches compare it: upper case, without accents. The database function busca() does the same for stored texts. */
export const fold = (text: string): string => withoutAccents(text).toUpperCase();

/** A name for storage: as typed, without superfluous blanks. */
export const asTyped = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** Largest number of words used of a search. */
const mostWords = 8;

/** Words of a search, each matched separately. */
export const wordsOf = (search: string): string[] =>
  fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Search criteria: words in any order anywhere in a name, or the prefix of a code. */
export interface SearchWords {
  words: readonly string[];
  /** LIKE pattern of the prefix. */
  code: string;
}

/** Parses the text of a search field. */
export const searchWords = (search = ''): SearchWords => ({
  words: wordsOf(search),
  code: `${escapeLike(search.trim().toUpperCase().replaceAll(/\s+/g, ' '))}%`,
});
