import { Suspense } from 'react';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { CloseFlow } from '../../../execution/components/CloseFlow.tsx';
import { PauseFlow } from '../../../execution/components/PauseFlow.tsx';
import { PlanStartFlow } from '../../../execution/components/PlanStartFlow.tsx';
import { StartFlow } from '../../../execution/components/StartFlow.tsx';
import { dismissFlow, type Flow, isErrand, isItems } from '../../../identity/flow.ts';

const ErrandFlow = lazySheet(
  async () => (await import('../../../orders/errands/components/ErrandFlow.tsx')).ErrandFlow,
);

const ItemFlow = lazySheet(async () => (await import('../../../items/components/ItemFlow.tsx')).ItemFlow);

/** The sheets of one command. */
export function Flows({ flow }: { flow: Flow }) {
  const { kind } = flow;
  if (isErrand(kind)) {
    return (
      <Suspense>
        <ErrandFlow flow={{ ...flow, kind }} onClose={dismissFlow} />
      </Suspense>
    );
  }
  if (isItems(kind)) {
    return (
      <Suspense>
        <ItemFlow flow={{ ...flow, kind }} onClose={dismissFlow} />
      </Suspense>
    );
  }
  if (kind === 'start' && flow.work.plan === true) return <PlanStartFlow flow={{ ...flow, kind }} />;
  if (kind === 'start' || kind === 'resume') return <StartFlow flow={{ ...flow, kind }} />;
  if (kind === 'pause') return <PauseFlow flow={{ ...flow, kind }} />;
  // Remounted when stopping an item replaces finishing, so that input and messages of one do not appear in the other.
  return <CloseFlow key={kind} flow={{ ...flow, kind }} />;
}
