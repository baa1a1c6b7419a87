/** Escapes what LIKE would read as a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Pattern of whatever holds the text. */
export const partPattern = (text: string): string => `%${escapeLike(text)}%`;

/** Words of a search in upper case, each to be looked for by itself. */
export const wordsOf = (search: string): string[] => search.toUpperCase().split(/\s+/).filter(Boolean);

/** Patterns of a search: words in this order anywhere in a name, or the beginning of a code. */
export function searchPatterns(search: string | undefined): { pattern: string; code: string } {
  const words = wordsOf(search ?? '').map(escapeLike);
  return { pattern: `%${words.join('%')}%`, code: `${words.join(' ')}%` };
}
