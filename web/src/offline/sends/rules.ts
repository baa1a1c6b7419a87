import { CallError, isAway, isDigitsRefusal } from '../../core/api/errors.ts';
import { isOf, type Owner, type Refusal, type Send } from './row.ts';

/** What becomes of a send that was not answered with its effect. */
export type Fate =
  /** The network or the server is away: it stays first, and is sent again later. */
  | 'wait'
  /** Refusals of the identity: wrong or missing digits, or too many tries. */
  | 'digits'
  /** The session has ended: the send waits until the same person signs in. */
  | 'session'
  /** It has taken effect already, proved by other digits. */
  | 'arrived'
  /** Refused by the server: shown until the person decides. */
  | 'refused';

/** Failures of the server itself after which a send is shown instead of tried again. */
const mostFailures = 5;

/** Statuses that say "later", not "no". */
const later = [408, 429, 503, 507];

/** A file the server has no room for, or did not hear to its end. */
const unheard = [408, 507];

/** The server was there and failed. */
const isFault = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'broken' || (error.status >= 500 && !later.includes(error.status)));

/**
 * Whether a try speaks against the send itself: the server failed at it, or its file is too much for the way or the disk. A
 * server that is away speaks against none.
 * @param reached the server has answered something else meanwhile
 */
export function isFailure(error: unknown, { file }: Pick<Send, 'file'>, reached: boolean): boolean {
  if (isFault(error)) return true;
  if (file === null || !(error instanceof CallError)) return false;
  return error.kind === 'timeout' ? reached : unheard.includes(error.status);
}

/**
 * Where sends go one after another: commands in one lane, files in the other, so that a picture on its way keeps no press
 * waiting. A send that must wait keeps back what is in its own lane.
 */
export type Lane = 'commands' | 'files';

/** The lane of a send. */
export const laneOf = ({ file }: Pick<Send, 'file'>): Lane => (file === null ? 'commands' : 'files');

/** The lane a send's screen waits for: what follows a command is sent by the screen of that one. */
export const laneWatched = (send: Pick<Send, 'file' | 'after'>): Lane =>
  send.after === null ? laneOf(send) : 'commands';

/**
 * What becomes of a send after a failure.
 * @param reached as of isFailure
 */
export function fateOf(
  error: unknown,
  send: Pick<Send, 'actor' | 'failures' | 'file'>,
  reached = false,
): Fate {
  if (!(error instanceof CallError)) return 'wait';
  if (isFailure(error, send, reached)) return send.failures + 1 < mostFailures ? 'wait' : 'refused';
  if (isAway(error)) return 'wait';
  const { status, codigo } = error;
  if (isDigitsRefusal(error)) return 'digits';
  if (status === 401) return 'session';
  // The body differs from the one of this key only in the digits, and the server stores keys only of successful commands.
  if (codigo === 'CHAVE_REUTILIZADA' && send.actor !== null) return 'arrived';
  return later.includes(status) ? 'wait' : 'refused';
}

/** Whether the waiting screen receives the failure; otherwise it is told that the send is stored. */
export const isToldAtOnce = (error: unknown, fate: Fate): boolean =>
  fate === 'refused' || fate === 'digits' || (fate === 'wait' && isFault(error));

/**
 * Whether a start was answered without being done: somebody else paused the order meanwhile, and who continues it must say
 * that he takes it over (G-41).
 */
export const isUndone = ({ call }: Pick<Send, 'call'>, answer: unknown): boolean =>
  call === 'startExecution' &&
  typeof answer === 'object' &&
  answer !== null &&
  'gera_transicao' in answer &&
  answer.gera_transicao === true;

/** Whether the server has kept an answer under the key of a send that counts as refused: only then the key is used up. */
export const isAnswered = ({ call, refusal }: Pick<Send, 'call' | 'refusal'>): boolean =>
  call === 'startExecution' && refusal !== null && refusal.codigo === null && refusal.status === 409;

/** What a send waits for before its turn comes. */
type Hold = 'digits' | 'refusal' | 'earlier';

/** A person's send with what it waits for; null: it may be sent. */
export interface Held {
  send: Send;
  hold: Hold | null;
}

/**
 * The sends of somebody in the order they were given, each with what it waits for. What builds on a refused send, or on one
 * that waits for digits, waits with it: it was meant for an order in the state the one before would have left. Work of one
 * person keeps its order; that of another waits for it only on the same order.
 * @param known whether the digits of the acting person are known
 */
export function heldSends(
  sends: readonly Send[],
  owner: Owner | null,
  known: (actor: number) => boolean,
): Held[] {
  const blocked: Blocked = { refused: new Set(), waiting: new Set() };
  const keys = new Set(sends.map(({ key }) => key));
  return sends
    .filter((send) => isOf(send, owner))
    .map((send) => {
      const hold = holdOf(send, blocked, keys, known);
      block(send, hold, blocked);
      return { send, hold };
    });
}

/** Chains of refused work; chains and people of work that waits. */
interface Blocked {
  refused: Set<string>;
  waiting: Set<string | number>;
}

function block({ chain, actor }: Send, hold: Hold | null, { refused, waiting }: Blocked): void {
  if (chain === null || hold === null) return;
  if (hold === 'refusal' || refused.has(chain)) return void refused.add(chain);
  waiting.add(chain);
  if (actor !== null) waiting.add(actor.id);
}

function holdOf(
  send: Send,
  { refused, waiting }: Blocked,
  keys: ReadonlySet<string>,
  known: (actor: number) => boolean,
): Hold | null {
  const { actor, after, chain } = send;
  if (send.refusal !== null) return 'refusal';
  // Without the send it depends on, it can never be sent.
  if (after !== null) return keys.has(after) ? 'earlier' : 'refusal';
  if (chain !== null && refused.has(chain)) return 'earlier';
  if (actor !== null && !send.proved && !known(actor.id)) return 'digits';
  const waits = chain !== null && (waiting.has(chain) || (actor !== null && waiting.has(actor.id)));
  return waits ? 'earlier' : null;
}

/** The next send of a lane: the first that may be sent; a file that failed before comes last. */
export function nextToSend(
  sends: readonly Send[],
  owner: Owner | null,
  known: (actor: number) => boolean,
  lane: Lane,
): Send | undefined {
  const free = heldSends(sends, owner, known)
    .filter(({ send, hold }) => hold === null && laneOf(send) === lane)
    .map(({ send }) => send);
  return free.find(({ file, failures }) => file === null || failures === 0) ?? free[0];
}

/** People whose digits are missing, and how many sends wait for each. */
export function missingDigits(held: readonly Held[]): { id: number; name: string; count: number }[] {
  const people = new Map<number, { id: number; name: string; count: number }>();
  for (const { send, hold } of held) {
    if (hold !== 'digits' || send.actor === null) continue;
    const { id, name } = send.actor;
    people.set(id, { id, name, count: (people.get(id)?.count ?? 0) + 1 });
  }
  return [...people.values()];
}

/** Kept sends that are not of this session: of whom, how many, and whether of this person at another branch. */
export interface Other {
  name: string;
  count: number;
  self: boolean;
}

/** Kept sends on this terminal that are not of this session. */
export function othersSends(sends: readonly Send[], owner: Owner | null): Other[] {
  const others = new Map<string, Other>();
  for (const send of sends) {
    if (isOf(send, owner)) continue;
    const self = owner !== null && isOf({ ...send, branch: owner.branch }, owner);
    const key = `${self} ${send.personName}`;
    others.set(key, { name: send.personName, count: (others.get(key)?.count ?? 0) + 1, self });
  }
  return [...others.values()];
}

/**
 * How long ago a send was given, in whole ms: by this device's clock, which may be wrong as long as nobody sets it, and by the
 * server's as far as this device knew it then. They differ where the clock was set meanwhile, as it is when the network comes
 * back; the smaller one counts then: minutes may be lost, and none are booked that nobody worked.
 */
export function ageOf(
  { madeAt, pressedAt }: Pick<Send, 'madeAt' | 'pressedAt'>,
  device: number,
  server: number,
): number {
  const ages = [server - Date.parse(madeAt), ...(pressedAt === undefined ? [] : [device - pressedAt])];
  const possible = ages.filter((age) => age >= 0);
  return possible.length === 0 ? 0 : Math.round(Math.min(...possible));
}

const second = 1000;
/** Longest a send that is kept waits for its answer: at first, and at last on a slow network. */
const firstLimit = 10 * second;
const longestLimit = 120 * second;

/** Milliseconds a kept send waits for its answer: ten seconds, twenty, forty … two minutes. @param slow tries in a row that were too short */
export const limitOf = (slow: number): number => Math.min(firstLimit * 2 ** slow, longestLimit);

const longestWait = 60 * second;

/**
 * Milliseconds until the next try: two, four, eight seconds … a minute, never less than the server asks.
 * @param tries failed in a row
 */
export function waitBefore(tries: number, retryAfter: number | null): number {
  const own = Math.min(second * 2 ** tries, longestWait);
  return Math.max(own, (retryAfter ?? 0) * second);
}

/** Why a send was refused, as stored with it. */
export const sendRefusalOf = (error: unknown): Refusal =>
  error instanceof CallError
    ? {
        status: error.kind === 'timeout' ? 408 : error.status,
        codigo: error.codigo,
        mensagem: error.mensagem,
        valores: error.valores,
        campos: error.campos,
      }
    : { status: 0, codigo: null, mensagem: '' };
