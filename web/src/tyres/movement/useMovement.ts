import type { RefusalCode } from '@terminal/contract';
import { useRef } from 'react';
import type { CallInput } from '../../core/api/client.ts';
import { CallError } from '../../core/api/errors.ts';
import { useCommand } from '../../core/api/hooks.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { asksMeter, yesTo } from '../../core/meter.ts';
import { notify } from '../../core/notices.ts';

type Movement = 'mountTyre' | 'removeTyre' | 'moveTyres' | 'replaceTyre';

/** Refusals that mean the shown data is outdated. */
const overtaken: readonly RefusalCode[] = ['CONFLITO', 'POSICAO_OCUPADA', 'PNEU_INDISPONIVEL'];

const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError && overtaken.some((code) => code === error.codigo);

/**
 * Sends a movement. `doubt`: the server's question about the meter or a groove; `confirm` repeats the command with the
 * confirmation. If another person was faster, a notice is shown, the axles are reloaded and the form is closed.
 */
export function useMovement<N extends Movement>(
  name: N,
  { done, onEnd }: { done: string; onEnd: () => void },
) {
  const say = useErrorText();
  const { mutateAsync, isPending, error, reset } = useCommand(name);
  const doubt = asksMeter(error) ? error : null;
  const asked = useRef<CallInput<N> | null>(null);
  async function send(input: CallInput<N>): Promise<void> {
    asked.current = input;
    try {
      await mutateAsync(input);
      notify.success(done);
      onEnd();
    } catch (problem) {
      if (!isOvertaken(problem)) return;
      notify.error(say(problem));
      onEnd();
    }
  }
  return {
    busy: isPending,
    doubt,
    failure: doubt || isOvertaken(error) ? null : error,
    send,
    confirm() {
      // Every movement has a body with this field.
      const input = asked.current as { body: object } | null;
      if (input !== null && doubt !== null)
        // The input the call was sent with, and the field that says yes: TypeScript does not follow it through the call's name.
        void send({ ...input, body: { ...input.body, ...yesTo(doubt) } } as unknown as CallInput<N>);
    },
    /** The input has changed, so it needs a new confirmation. */
    reset,
  };
}
