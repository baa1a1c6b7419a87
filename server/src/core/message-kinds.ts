/** Requests of the forklift lock service, by its numbers (doc 2 §4). */
export const lockKinds = { query: 3, clear: 2 } as const;
/** Messages to the ticket provider. */
export const ticketKinds = { open: 1, close: 2 } as const;
