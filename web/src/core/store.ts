import { useSyncExternalStore } from 'react';

// Of our own: the smallest library for this weighs more than these lines, and the first load has no room for it.

/** An event: listeners are called at once, in the order of subscription. */
export function createSignal<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** Adds a listener; answers how to stop. */
    listen: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told);
    },
    /** Whether there are listeners. */
    isHeard: (): boolean => listeners.size > 0,
  };
}

/** A value of the whole page that components follow. */
export function createStore<Value>(first: Value) {
  const { listen, tell, isHeard } = createSignal();
  let value = first;
  const read = (): Value => value;
  return {
    read,
    /** Sets the value and notifies the listeners, unless it is the same value. */
    change: (next: Value): void => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    listen,
    isHeard,
    /** The value, in a component; redraws when it changes. */
    use: (): Value => useSyncExternalStore(listen, read),
  };
}
