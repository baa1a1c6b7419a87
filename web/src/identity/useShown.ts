import { useState } from 'react';
import { useOrder } from './api.ts';
import { type FlowOrder, type Shown, shownOf } from './flow.ts';

/**
 * What a command tells of the order it is given for: as the screen showed it when the flow was opened, and after a refusal,
 * once the person decides again, as the page shows it then.
 */
export function useShown<F extends { work: FlowOrder }>(flow: F): { asShown: F; lookAgain: () => void } {
  const order = useOrder(flow.work.nr_sequencial).data;
  const [shown, setShown] = useState<Shown | undefined>(flow.work.shown);
  return {
    asShown: { ...flow, work: { ...flow.work, ...(shown && { shown }) } },
    lookAgain: () => {
      if (order) setShown(shownOf(order));
    },
  };
}
