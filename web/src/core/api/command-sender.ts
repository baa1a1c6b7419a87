import type { AnswerOf, BranchCallName, CallName } from '@terminal/contract';
import { type CallInput, type Request, request } from './client.ts';
import { CallError } from './errors.ts';
import { randomKey } from './random-key.ts';
import { refreshAfter } from './refresh.ts';

interface Press<N extends CallName> {
  text: string;
  key: string;
  /** The answer under way, while there is none. */
  sent: Promise<AnswerOf<N>> | null;
}

/**
 * Sends one command with one key per thing asked for (CORE-18): the same input again after a failure has the same key, so that
 * the server applies a command whose answer was lost only once. Two presses within one drawing of the screen are one. Anything
 * changed is a new command, and so is the same input once it was answered.
 */
export function senderOver<Names extends CallName, N extends Names>(
  ask: Request<Names>,
  name: N,
): (input: CallInput<N>) => Promise<AnswerOf<N>> {
  let last: Press<N> | null = null;
  return (input) => {
    const text = JSON.stringify(input);
    const press: Press<N> = last?.text === text ? last : { text, key: randomKey(), sent: null };
    last = press;
    press.sent ??= ask(name, input, { idempotencyKey: press.key }).then(
      (answer) => {
        if (last === press) last = null;
        return answer;
      },
      (error: unknown) => {
        press.sent = null;
        // Stored in this browser now, so the same input again is a new command.
        if (error instanceof CallError && error.kind === 'kept' && last === press) last = null;
        throw error;
      },
    );
    return press.sent;
  };
}

/**
 * As above, and requests again what the command changed before it counts as done; also after a refusal because the state has
 * changed.
 */
export function commandOver<Names extends CallName, N extends Names>(
  ask: Request<Names>,
  name: N,
): (input: CallInput<N>) => Promise<AnswerOf<N>> {
  const send = senderOver(ask, name);
  return async (input) => {
    try {
      const answer = await send(input);
      await refreshAfter(name);
      return answer;
    } catch (error) {
      if (isTooLate(error)) void refreshAfter(name);
      throw error;
    }
  };
}

/** Sends one command of the terminal, as commandOver. */
export const commandSender = <N extends BranchCallName>(name: N) => commandOver(request, name);

/** Refusals that mean the data on screen is outdated, because another person was faster. */
const isTooLate = (error: unknown): boolean =>
  error instanceof CallError && [404, 409].includes(error.status);
