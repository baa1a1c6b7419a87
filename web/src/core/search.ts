import { withoutAccents } from '@terminal/contract/accents';

/**
 * Whether a text has all the words of a search, in any order. Capitals, accents and hyphens do not count:
 * 'AXY-1234' is found by 'axy1234', 'JOÃO' by 'joao'. An empty search finds everything.
 */
export function searchFor(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

const fold = (text: string) => withoutAccents(text).replaceAll('-', '').toLocaleLowerCase('pt-BR');
