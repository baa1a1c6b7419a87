import type { ErrorCode } from '@terminal/contract';
import type { CallInput } from '../../core/api/client.ts';
import { CallError } from '../../core/api/errors.ts';
import { useCommand } from '../../core/api/hooks.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { notify } from '../../core/notices.ts';
import { useRefresh } from '../api.ts';

type Movement = 'attachTyre' | 'removeTyre' | 'moveTyres';

/** Somebody was faster: what is shown is old. */
const overtaken: readonly ErrorCode[] = ['CONFLITO', 'POSICAO_OCUPADA', 'PNEU_INDISPONIVEL'];

const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError && overtaken.some((code) => code === error.codigo);

/**
 * Sends a movement. `confirmation` belongs into what is sent: the server asked whether the meter is right, and it is sent
 * again. When somebody was faster, that is said, the axles are loaded anew, and the form is over.
 */
export function useMovement<N extends Movement>(
  name: N,
  { done, onEnd }: { done: string; onEnd: () => void },
) {
  const refresh = useRefresh();
  const say = useErrorText();
  const { mutateAsync, isPending, error, reset } = useCommand(name, refresh);
  const unlikely = error?.codigo === 'CONFIRMA_LEITURA';
  return {
    busy: isPending,
    unlikely,
    failure: unlikely || isOvertaken(error) ? null : error,
    confirmation: unlikely ? ({ confirma: 'S' } as const) : {},
    /** What was typed changed: it is asked about anew. */
    reset,
    async send(input: CallInput<N>): Promise<void> {
      try {
        await mutateAsync(input);
        notify.success(done);
        onEnd();
      } catch (problem) {
        if (!isOvertaken(problem)) return;
        notify.error(say(problem));
        await refresh();
        onEnd();
      }
    },
  };
}
