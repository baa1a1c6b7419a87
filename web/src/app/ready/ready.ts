import { createStore } from '../../core/store.ts';

const ready = createStore(false);

/** Told by what prepares the terminal: whether all it was to ask for is kept, and is not old. */
export const showReady = ready.change;

/** Whether the terminal is ready to be without network. Re-renders on change. */
export const useReady = ready.use;
