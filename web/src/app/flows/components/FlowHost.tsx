import { Suspense, useEffect } from 'react';
import { withTexts } from '../../../core/i18n/i18n.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { dismissFlow, useFlow } from '../../../identity/flow.ts';
import { afterFirstScreen } from '../../first-screen.ts';

const load = withTexts(() => import('./Flows.tsx'));
const Flows = lazySheet(async () => (await load()).Flows);

/** Where the flow that is open is drawn; once in the shell. Its code comes ahead of the first press. */
export function FlowHost() {
  const flow = useFlow();
  useEffect(() => {
    void afterFirstScreen()
      .then(load)
      .catch(() => undefined);
  }, []);
  return (
    flow && (
      <Suspense>
        <Flows flow={flow} onClose={dismissFlow} />
      </Suspense>
    )
  );
}
