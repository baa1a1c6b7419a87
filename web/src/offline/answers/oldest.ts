import { createStore } from '../../core/store.ts';

const oldest = createStore<number | null | 'missing'>(null);

/**
 * Told by the keeper: when the oldest kept answer on screen was given, in ms; null: everything on screen is the server's own;
 * 'missing': something on screen could not be had at all, and nothing is old.
 */
export const showOldest = oldest.change;

/** Time of the oldest stored answer on screen, in ms; null: none; 'missing' as in showOldest. Re-renders on change. */
export const useOldest = oldest.use;
