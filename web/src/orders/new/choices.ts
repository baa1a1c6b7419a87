import { searchFor } from '../../core/search.ts';

/** Choices that contain all words of the search, in this order. */
export function findChoices<C extends { label: string; aside?: string }>(
  choices: readonly C[],
  search: string,
): C[] {
  const found = searchFor(search);
  return choices.filter(({ label, aside = '' }) => found(`${label} ${aside}`));
}
