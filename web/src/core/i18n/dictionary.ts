/** Texts as a tree of areas. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/**
 * What dictionary words replace of the built-in texts (I18N-05, G-98): a word is named by the Portuguese text in
 * upper case. Words are stored upper case, so each takes the case of the text it replaces. Texts with placeholders
 * stay.
 * @returns the replaced texts alone; undefined when no word names one
 */
export function overlay(
  portuguese: TextTree,
  target: TextTree,
  words: Readonly<Record<string, string>>,
): TextTree | undefined {
  const laid: Record<string, string | TextTree> = {};
  for (const [name, source] of Object.entries(portuguese)) {
    const own = target[name];
    if (own === undefined) continue;
    const text =
      typeof source === 'string' || typeof own === 'string'
        ? replaced(source, own, words)
        : overlay(source, own, words);
    if (text !== undefined) laid[name] = text;
  }
  return Object.keys(laid).length === 0 ? undefined : laid;
}

function replaced(
  source: string | TextTree,
  own: string | TextTree,
  words: Readonly<Record<string, string>>,
) {
  if (typeof source !== 'string' || typeof own !== 'string' || source.includes('{{')) return undefined;
  const word = words[source.toUpperCase()];
  return word === undefined ? undefined : inCaseOf(own, word);
}

/** `word` in ALL CAPS when the pattern is, else as a sentence: first letter large, and what is in capitals in the pattern, such as OS. */
export function inCaseOf(pattern: string, word: string): string {
  const letters = /\p{L}/u.test(pattern);
  if (letters && pattern === pattern.toLocaleUpperCase('pt-BR')) return word.toLocaleUpperCase('pt-BR');
  const caps = pattern.match(/\p{Lu}{2,}/gu) ?? [];
  const small = word
    .toLocaleLowerCase('pt-BR')
    .replaceAll(/\p{L}+/gu, (one) => caps.find((name) => name.toLocaleLowerCase('pt-BR') === one) ?? one);
  const startsSmall = pattern.charAt(0) === pattern.charAt(0).toLocaleLowerCase('pt-BR');
  return startsSmall ? small : small.charAt(0).toLocaleUpperCase('pt-BR') + small.slice(1);
}
