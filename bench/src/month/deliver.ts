import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Agent, request } from 'undici';
import type { Random } from '../../../server/db/seed/random.ts';
import type { Actor, Field, Wish } from './field.ts';

/** Delivery of a command: once; repeated afterwards; twice at once; cut off and repeated. */
type Way = 'once' | 'again' | 'twice' | 'cut';

/** A command and what became of it. */
export interface Press {
  key: string;
  person: number;
  call: string;
  way: Way;
  /** One of its deliveries was answered 200. */
  done: boolean;
  /** Why it was refused; empty when it was done. */
  refused: string;
  /** Nobody answered it. */
  lost: boolean;
  /** Answers of 5xx among its deliveries; not of a server that had no place and took the command later. */
  failures: string[];
  /** Deliveries that were turned away by a busy server before one was taken. */
  busy: number;
  /** Two deliveries were told different things although the first was done. */
  unlike: boolean;
}

type Troubles = Pick<Press, 'failures' | 'busy'>;

interface Answer {
  /** HTTP status; 0: the connection broke. */
  status: number;
  body: unknown;
}

const mostTries = 5;
const againAfterMs = 100;
/** A sender hangs up after none to this many ms: before, while and after the server works on it. */
const longestPatience = 30;
/** A third of the commands does not travel well. */
const ways: readonly (readonly [Way, number])[] = [
  ['once', 6],
  ['again', 1],
  ['twice', 1],
  ['cut', 1],
];

/** Sends a command by a way chosen at random, its copies with the same key, the second through the other server. */
export async function press(
  field: Field,
  agent: Agent,
  random: Random,
  { actor, wish }: { actor: Actor; wish: Wish },
): Promise<Press> {
  const key = randomUUID();
  const way = random.weighted(ways);
  const [near, far] = random.chance(0.5) ? field.bases : [field.bases[1], field.bases[0]];
  const patience = random.int(0, longestPatience);
  const troubles: Troubles = { failures: [], busy: 0 };
  const tell = (base: string) =>
    untilAnswered(() => send(agent, base, actor, wish, key), troubles, wish.call);
  const answers: Answer[] = [];
  if (way === 'cut') await cutOff(agent, near, actor, wish, key, patience);
  if (way === 'twice') answers.push(...(await Promise.all([tell(near), tell(far)])));
  else answers.push(await tell(way === 'cut' ? far : near));
  if (way === 'again') answers.push(await tell(far));
  const done = answers.filter(({ status }) => status === 200);
  const [first] = answers;
  return {
    key,
    person: actor.person,
    call: wish.call,
    way,
    done: done.length > 0,
    refused: done.length > 0 ? '' : codeOf(answers.at(-1)),
    lost: answers.some(({ status }) => status === 0 || status >= 500),
    ...troubles,
    unlike:
      done.some(({ body }) => !isDeepStrictEqual(body, done[0]?.body)) ||
      (way === 'again' && first?.status === 200 && done.length < answers.length),
  };
}

/** Repeats while the server is too busy or does not answer, as the screens do. */
async function untilAnswered(ask: () => Promise<Answer>, troubles: Troubles, call: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    const last = attempt === mostTries;
    const isBusy = answer.status === 503 && codeOf(answer) === 'OCUPADO';
    if (isBusy && !last) troubles.busy += 1;
    else if (answer.status >= 500) troubles.failures.push(`${call} ${answer.status} ${codeOf(answer)}`);
    if ((answer.status !== 0 && answer.status !== 503) || last) return answer;
    await sleep(againAfterMs);
  }
}

async function cutOff(agent: Agent, base: string, actor: Actor, wish: Wish, key: string, patience: number) {
  const hangUp = new AbortController();
  const sent = send(agent, base, actor, wish, key, hangUp.signal);
  await sleep(patience);
  hangUp.abort();
  await sent;
}

async function send(
  agent: Agent,
  base: string,
  { headers }: Actor,
  { method, path, body }: Wish,
  key: string,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const response = await request(`${base}/api/${path}`, {
      method,
      headers: {
        ...headers,
        'Idempotency-Key': key,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      dispatcher: agent,
      ...(signal !== undefined && { signal }),
    });
    return { status: response.statusCode, body: await response.body.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}

const codeOf = (answer: Answer | undefined): string =>
  // A refusal is JSON with a code; other bodies have none.
  (answer?.body as { codigo?: string } | undefined)?.codigo ?? `${answer?.status ?? ''}`;
