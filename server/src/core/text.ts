/** Escapes what LIKE would read as a pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Patterns of a search: words in this order anywhere in a name, or the beginning of a code. */
export function searchPatterns(search: string | undefined): { pattern: string; code: string } {
  const words = (search ?? '').toUpperCase().split(/\s+/).filter(Boolean).map(escapeLike);
  return { pattern: `%${words.join('%')}%`, code: `${words.join(' ')}%` };
}
