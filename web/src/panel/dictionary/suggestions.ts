import type { TextTree } from '../../core/i18n/dictionary.ts';

/** A built-in text that has no word yet. */
export interface Suggestion {
  /** As a word is named: the Portuguese text in upper case. */
  element: string;
  portuguese: string;
  spanish: string;
  /** Screens that contain it. */
  places: number;
}

/**
 * The built-in texts words can be laid over, those in most places first. Texts with values to fill in are left out: the
 * dictionary does not reach them.
 */
export function builtInTexts(portuguese: TextTree, spanish: TextTree): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const [pt, es] of pairsOf(portuguese, spanish)) {
    if (pt.includes('{{') || !/\p{L}/u.test(pt)) continue;
    const element = pt.toUpperCase();
    const known = found.get(element);
    // Of several writings one that begins large is shown.
    const better = known === undefined || (beginsSmall(known.portuguese) && !beginsSmall(pt));
    const shown = better ? { portuguese: pt, spanish: es } : known;
    found.set(element, {
      element,
      portuguese: shown.portuguese,
      spanish: shown.spanish,
      places: (known?.places ?? 0) + 1,
    });
  }
  return [...found.values()].toSorted(
    (a, b) => b.places - a.places || a.element.localeCompare(b.element, 'pt'),
  );
}

const beginsSmall = (text: string) => /^\p{Ll}/u.test(text);

function* pairsOf(portuguese: TextTree, spanish: TextTree): Generator<[string, string]> {
  for (const [name, pt] of Object.entries(portuguese)) {
    const es = spanish[name];
    if (typeof pt === 'string') yield [pt, typeof es === 'string' ? es : pt];
    else yield* pairsOf(pt, typeof es === 'object' ? es : {});
  }
}

/**
 * Texts to offer while an element is typed: without a word of their own, with all typed parts in either language; those
 * that begin with what was typed first.
 */
export function suggest(
  texts: readonly Suggestion[],
  taken: ReadonlySet<string>,
  typed: string,
  most: number,
): Suggestion[] {
  const part = typed.trim().toUpperCase();
  const parts = part.split(/\s+/);
  const fitting = texts.filter(
    ({ element, spanish }) =>
      !taken.has(element) &&
      parts.every((one) => element.includes(one) || spanish.toUpperCase().includes(one)),
  );
  const begins = ({ element }: Suggestion) => part !== '' && element.startsWith(part);
  return [...fitting.filter(begins), ...fitting.filter((text) => !begins(text))].slice(0, most);
}
