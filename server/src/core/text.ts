/** Escapes what LIKE would read as a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Pattern of whatever holds the text. */
export const partPattern = (text: string): string => `%${escapeLike(text)}%`;

/** A text as searches compare it: upper case, without accents. The function busca() of the database folds what is stored. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** A name as it is kept: as it was typed, without blanks that say nothing. */
export const asTyped = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** More words say nothing more. */
const mostWords = 8;

/** Words of a search, each to be looked for by itself. */
export const wordsOf = (search: string): string[] =>
  fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);

/** What is looked for: words in any order anywhere in a name, or the beginning of a code. */
export interface SearchWords {
  words: readonly string[];
  /** Pattern of LIKE. */
  code: string;
}

/** Reads what somebody typed into a search. */
export const searchWords = (search = ''): SearchWords => ({
  words: wordsOf(search),
  code: `${escapeLike(search.trim().toUpperCase().replaceAll(/\s+/g, ' '))}%`,
});
