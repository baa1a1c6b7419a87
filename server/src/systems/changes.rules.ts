/** Cells of a key or webhook as its history tells them. */
export type Cells = Readonly<Record<string, string>>;

/** What of the cells is another than before; of a new one everything that is there. */
export const changesOf = (before: Cells | null, after: Cells) =>
  Object.entries(after).flatMap(([coluna, depois]) => {
    const antes = before?.[coluna] ?? '';
    return antes === depois ? [] : [{ coluna, antes, depois }];
  });
