import { searchFor } from '../../core/search.ts';

/** Choices whose words have all the words of the search, in their order. */
export function findChoices<C extends { label: string; aside?: string }>(
  choices: readonly C[],
  search: string,
): C[] {
  const found = searchFor(search);
  return choices.filter(({ label, aside = '' }) => found(`${label} ${aside}`));
}
