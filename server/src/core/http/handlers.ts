import type { Readable } from 'node:stream';
import type { AnswerOf, CallName, Calls, CheckedInput, PanelWho } from '@terminal/contract';
import type { JsonText } from '../json-text.ts';
import type { FileAnswer } from './answer.ts';
import type { CompanyContext, PanelContext, PublicContext, SessionContext } from './context.ts';

type ContextOf<N extends CallName> = Calls[N]['who'] extends 'anyone'
  ? PublicContext
  : Calls[N]['who'] extends 'company'
    ? CompanyContext
    : Calls[N]['who'] extends PanelWho
      ? PanelContext
      : SessionContext;

type Handler<N extends CallName> = (
  context: ContextOf<N>,
  input: CheckedInput<N>,
) => Promise<AnswerOf<N> | JsonText | Readable | FileAnswer>;

/** One handler per call of the contract; a missing one does not compile. */
export type Handlers<N extends CallName = CallName> = { [K in N]: Handler<K> };

/** An area's handlers; which calls they are follows from their names. */
export const routes = <N extends CallName>(handlers: Handlers<N>): Handlers<N> => handlers;
