/** The supplier "none yet": asked for, it means the own workshop; on an external order, one to be linked later (G-47). */
export const placeholderSupplier = 23;

/** Page size of the cards, and the most a columns page holds (doc 1 §4 and §9, LIST-14). */
export const pageSizes = { cards: 12, columns: 500 } as const;
