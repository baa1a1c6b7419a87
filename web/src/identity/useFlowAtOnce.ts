import { useEffect } from 'react';
import { openFlow } from './flow.ts';

/** Opens a flow the address asks for, once per visit, whatever changes on the order later; null: none. */
export function useFlowAtOnce(flow: Parameters<typeof openFlow>[0] | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit.
  useEffect(() => {
    if (flow !== null) openFlow(flow);
  }, []);
}
