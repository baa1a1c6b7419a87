/** Small letters without accents and signs between them: 'AXY-1234' is found by 'axy1234'. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLocaleLowerCase('pt-BR');

/** Choices whose words have all the words of the search, in their order. */
export function findChoices<C extends { label: string; aside?: string }>(
  choices: readonly C[],
  search: string,
): C[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, aside = '' }) => {
    const text = fold(`${label} ${aside}`);
    return words.every((word) => text.includes(word));
  });
}
