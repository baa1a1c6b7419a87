import { inCaseOf } from './dictionary.ts';

type Words = Readonly<Record<string, string>>;

/** Of the language spoken: the company's own names, the dictionary's words, and the built-in ones of names that are data. */
const spoken = { own: {} as Words, words: {} as Words, builtIn: {} as Words };

/** Sets the translations of names. */
export const sayWith = (known: Partial<typeof spoken>): void => void Object.assign(spoken, known);

/**
 * A name that is data (a reason, an order type, a level, a segment) in the language of the screen: as the company says it, else
 * the dictionary's word, else the built-in one, else as it is stored. What is sent to the server stays the stored text.
 */
export function label(text: string): string {
  const key = text.toLocaleUpperCase('pt-BR');
  const own = spoken.own[text];
  if (own !== undefined) return own;
  const word = spoken.words[key] ?? spoken.builtIn[key];
  return word === undefined ? text : inCaseOf(text, word);
}
