import type { AnswerOf, BranchCallName, CallName, InputOf, RefusalCode } from '@terminal/contract';
import { answerMark } from '@terminal/contract/mark';
import { wire } from '@terminal/contract/wire';
import { currentSession } from '../session/store.ts';
import { learnServerTime } from './clock.ts';
import {
  type Arrival,
  type Asked,
  arrivalOf,
  callAddress,
  headersOf,
  takeEarly,
  usualTimeoutMs,
} from './early.ts';
import { CallError, isPassing, pauseBefore } from './errors.ts';
import { expire } from './expiry.ts';
import { randomKey } from './random-key.ts';
import { reportReach } from './reach.ts';
import { heldAnswer, holdAnswer } from './versions.ts';

type Parts<N extends CallName> = InputOf<N>;
type OptionalPart<N extends CallName> = {
  [K in keyof Parts<N>]: undefined extends Parts<N>[K]
    ? K
    : Record<never, never> extends Parts<N>[K]
      ? K
      : never;
}[keyof Parts<N>];

/** What a call needs: path parameters, query and body, each only where the contract has them. */
export type CallInput<N extends CallName> = Omit<Parts<N>, OptionalPart<N>> &
  Partial<Pick<Parts<N>, OptionalPart<N>>>;

/** Options of a call other than its input. */
interface CallOptions {
  signal?: AbortSignal;
  /** Key of one button press; a retry of the same press uses the same key (CORE-18). */
  idempotencyKey?: string;
  /** How long ago the command was given, in ms, if it was kept without network since then (header Feito-Ha). */
  age?: number | undefined;
  /** How often a command is tried while the network or a busy server swallows it. */
  tries?: number;
  /** Longest wait for an answer, where it is known to take longer than others. */
  timeoutMs?: number;
}

interface Loose extends Asked {
  body?: unknown;
}

const commandTries = 3;

/** How a call is sent (contract/wire.ts). */
interface Way {
  method?: string;
  path: string;
  command?: true;
  versioned?: true;
}

/** Its method: where none stands, a command goes by POST. */
export const methodOf = ({ method, command }: Way): string => method ?? (command ? 'POST' : 'GET');

/** How a kind of session reaches the server: its calls, its token, its headers, and what its end sets off. */
export interface Line<Names extends CallName> {
  wire: Readonly<Record<Names, Way>>;
  token: () => string | null;
  headers: (token: string | null, key: string | null, hasBody: boolean) => Record<string, string>;
  /** A call sent with this token was answered 401. */
  expire: (token: string | null, codigo: RefusalCode | null) => void;
}

/**
 * Sends a call of the contract and answers its body.
 * Commands are repeated with the same key after a network failure or a busy server.
 * @throws CallError
 */
export type Request<Names extends CallName> = <N extends Names>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<AnswerOf<N>>;

/** The sender of a kind of session. */
export function requestOver<Names extends CallName>(line: Line<Names>): Request<Names> {
  return async (name, input, options = {}) => {
    const { command = false } = line.wire[name];
    const { idempotencyKey = randomKey(), tries: wanted = commandTries } = options;
    const key = command ? idempotencyKey : null;
    const tries = command ? wanted : 1;
    // Bound to the session at the time of the request, so that a retry is not sent for a person who signs in later.
    const token = line.token();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(line, name, input, key, token, options);
      } catch (error) {
        if (attempt >= tries || !isPassing(error) || options.signal?.aborted) throw error;
        await pause(pauseBefore(attempt, error));
      }
    }
  };
}

async function send<Names extends CallName, N extends Names>(
  line: Line<Names>,
  name: N,
  input: CallInput<N>,
  key: string | null,
  token: string | null,
  { signal, age, timeoutMs = usualTimeoutMs }: CallOptions,
): Promise<AnswerOf<N>> {
  const call = line.wire[name];
  // The contract's types name the parts; here they are only moved.
  const { body, ...asked } = input as Loose;
  const address = callAddress(call.path, asked);
  const version = call.versioned ? `${token} ${address}` : null;
  const known = version === null ? undefined : heldAnswer(version);
  const { response, ...way } = await reach(address, token, {
    method: methodOf(call),
    headers: {
      ...line.headers(token, key, body !== undefined),
      ...(age !== undefined && { 'Feito-Ha': `${age}` }),
      ...(known && { 'If-None-Match': known.etag }),
    },
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  learnServerTime(response.headers.get('date'), way);
  // The former answer of this call, hence of its type; the same object is returned, so that nothing is re-rendered.
  if (response.status === 304 && known) return known.body as AnswerOf<N>;
  if (!response.ok) {
    const error = await callErrorOf(response);
    if (response.status === 401) line.expire(token, error.codigo);
    throw error;
  }
  const answer = await bodyOf(response);
  if (version !== null) holdAnswer(version, response.headers.get('etag'), answer);
  // The server checks its answers against the contract in tests and development.
  return answer as AnswerOf<N>;
}

/** The branch session of this browser. */
export const session: Omit<Line<CallName>, 'wire'> = {
  token: () => currentSession()?.token ?? null,
  headers: headersOf,
  expire,
};

/** Sends a call of the terminal, in the branch session of this browser. */
export const request: Request<BranchCallName> = requestOver({ wire, ...session });

async function reach(address: string, token: string | null, init: RequestInit): Promise<Arrival> {
  const asked = Date.now();
  let away = new CallError({ kind: 'offline' });
  try {
    const early = init.method === 'GET' ? takeEarly(address, token) : undefined;
    const arrival = await (early ?? arrivalOf(address, init));
    if (isOurs(arrival.response)) {
      reportReach(true, arrival.asked);
      return arrival;
    }
    away = awayOf(arrival.response);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new CallError({ kind: 'timeout' });
    if (init.signal?.aborted) throw error;
  }
  reportReach(false, asked, away.kind === 'down');
  throw away;
}

/** Whether the server said this, and nothing in between. */
export const isOurs = ({ headers }: Response): boolean => headers.has(answerMark);

/** What the answer of something in between tells: a proxy that cannot reach the server says so itself (5xx). */
export const awayOf = ({ status }: Pick<Response, 'status'>): CallError =>
  new CallError({ kind: status >= 500 ? 'down' : 'offline' });

/** @throws CallError when the network broke off in the middle: what the server writes is whole. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new CallError({ kind: 'offline', status: response.status });
  }
}

/** What a refused answer of the server says. */
export async function callErrorOf(response: Response): Promise<CallError> {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : null;
  const refusal: unknown = await response.json().catch(() => null);
  if (!isRefusal(refusal)) return new CallError({ kind: 'broken', status: response.status, retryAfter });
  return new CallError({ kind: 'refused', status: response.status, retryAfter, ...refusal });
}

function isRefusal(value: unknown): value is Pick<CallError, 'mensagem' | 'codigo'> {
  return typeof value === 'object' && value !== null && 'codigo' in value && 'mensagem' in value;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
