import { useEffect, useRef, useState } from 'react';
import type { CountedItem } from './api.ts';

/** The row being counted, and what is typed and not confirmed yet. */
export interface Counting {
  item: CountedItem;
  typed: string;
}

/** Which row is counted, and which was asked for while a typed count is not confirmed. */
export function useCounting() {
  const [counting, setCounting] = useState<Counting | null>(null);
  const [next, setNext] = useState<CountedItem | null>(null);
  const now = useRef(counting);
  useEffect(() => {
    now.current = counting;
  });

  function start(item: CountedItem | null) {
    setNext(null);
    setCounting(item && { item, typed: '' });
  }

  return {
    counting,
    /** Another row, that waits for the answer whether the typed count is left. */
    next,
    /** Opens a row. The one that is open stays; a typed count is not lost without a question. */
    open(item: CountedItem) {
      const { current } = now;
      if (current === null || (current.typed === '' && !isSame(current.item, item))) start(item);
      else setNext(isSame(current.item, item) ? null : item);
    },
    /** Present data of the open row. */
    renew: (item: CountedItem) => setCounting((before) => before && { ...before, item }),
    type: (typed: string) => setCounting((before) => before && { ...before, typed }),
    /** The typed count is left, or was confirmed: the row that waits is opened, else none. */
    leave: () => start(next),
    /** Continues with the typed count. */
    stay: () => setNext(null),
    close: () => start(null),
  };
}

const isSame = (one: CountedItem, other: CountedItem) => one.nr_sequencial === other.nr_sequencial;
