/** Requests of the forklift lock service, by its numbers (doc 2 §4). */
export const lockKinds = { query: 3, clear: 2 } as const;
/**
 * Order types whose notification reaches the approvers: CHECKLIST and CHECK CONFORMIDADE (G-60); for other types it is only
 * recorded.
 */
export const notifiedTypes = ['3', '4'] as const;
/** Messages to the ticket provider. */
export const ticketKinds = { open: 1, close: 2 } as const;
