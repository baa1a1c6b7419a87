import type { AnswerOf } from '@terminal/contract';
import type { RefObject } from 'react';
import type { CallInput } from '../../core/api/client.ts';
import { commandOver } from '../../core/api/command-sender.ts';
import type { SendCall } from './calls.ts';
import { keeping } from './hooks.ts';
import type { Label } from './row.ts';

/** Sends a command that may be stored without network, outside a component; its failure is then `kept`. */
export function keptSender<N extends SendCall>(
  name: N,
): (label: Label, input: CallInput<N>) => Promise<AnswerOf<N>> {
  const latest: RefObject<Label> = { current: { what: 'void' } };
  const send = commandOver<SendCall, N>(keeping(latest), name);
  return (label, input) => {
    latest.current = label;
    return send(input);
  };
}
