/** What the edge and tag of a card say: a level 0 to 4, a preventive, or finished work (doc 1 §4). */
export type Level = 0 | 1 | 2 | 3 | 4 | 'preventive' | 'done';

/** `nr_nivel` of the contract as a level; without one the lightest. */
export const levelOf = (nrNivel: number | null | undefined): Level => {
  const known = [0, 1, 2, 3, 4] as const;
  return known.find((level) => level === nrNivel) ?? 4;
};
