/** Draft key of the input for closing an order (useDraft). */
export const closeDraft = (person: number, order: number): string => `encerrar ${person} ${order}`;

/** Numbers of the items a draft for closing an order has ticked as done. */
export const tickedIn = (draft: string): readonly number[] =>
  // Only writeForm of the execution area writes drafts.
  draft === '' ? [] : ((JSON.parse(draft) as { done?: number[] }).done ?? []);
