import type { Flow } from '../flow.ts';
import { CloseFlow } from './CloseFlow.tsx';
import { PauseFlow } from './PauseFlow.tsx';
import { StartFlow } from './StartFlow.tsx';

/** The sheets of one command. */
export function Flows({ flow }: { flow: Flow }) {
  const { kind } = flow;
  if (kind === 'start' || kind === 'resume') return <StartFlow flow={flow} />;
  if (kind === 'pause') return <PauseFlow flow={flow} />;
  return <CloseFlow flow={{ ...flow, kind }} />;
}
