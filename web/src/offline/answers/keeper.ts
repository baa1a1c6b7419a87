import type { Query, QueryCacheNotifyEvent, QueryKey } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { isAway } from '../../core/api/errors.ts';
import { queryClient } from '../../core/api/query-client.ts';
import { onReach, reachNow } from '../../core/api/reach.ts';
import { onSession } from '../../core/session/store.ts';
import { createSignal } from '../../core/store.ts';
import { ownerNow } from '../sends/kept.ts';
import { ownerKey } from '../sends/row.ts';
import { type KeptCall, keepingOf, keptCallOf } from './kept-calls.ts';
import { showOldest } from './oldest.ts';
import { isWithheld, type Reader, withoutPictures } from './rules.ts';
import { purgeAnswers, readAnswer, readAnswersOf, removeAnswer, writeAnswer } from './store.ts';

/** Whom the answer a query holds was given to, and when. */
interface Given {
  owner: string | null;
  at: number;
}

/** After an answer, in ms, and once the browser has nothing else to do: the screen is drawn first. */
const writeAfter = 1_000;
/** Interval in ms after which an unchanged answer is stored again with a new time. */
const writeAgainAfter = 60_000;
/** Time a screen waits for the server before the stored answer is shown, in ms. */
const patience = 3_000;
/** Interval at which a shown stored answer is requested again, in ms, unless requested otherwise. */
const askAgainAfter = 15_000;
/** A terminal stays open all day: how often what has become too old is forgotten, in ms. */
const purgeEvery = 3_600_000;

/** Called for every stored answer that is shown; it does not contain commands given since. */
export const onShown = (listener: (key: QueryKey) => void): void => void shown.listen(listener);

const cache = queryClient.getQueryCache();
const shown = createSignal<[key: QueryKey]>();
/** Who asked last. */
const askedBy = new WeakMap<Query, string | null>();
const given = new WeakMap<Query, Given>();
/** What was written last of a query, and when. */
const written = new WeakMap<Query, { data: unknown; at: number }>();
/** Queries that show a stored answer. */
const old = new Set<Query>();
const unwritten = new Set<Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let owner: string | null = null;

function ownerText(): string | null {
  const now = ownerNow();
  return now && ownerKey(now);
}

/** The page's script is named after all it consists of: another build has another. */
const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
const reader = (): Reader => ({ owner: ownerText(), build, now: Date.now() });
const keyOf = (query: Query) => `${owner} ${query.queryHash}`;
const isEmpty = (query: Query) => query.state.data === undefined && cache.get(query.queryHash) === query;

const whenIdle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;

/** Where a browser stores nothing, nothing is kept; that is no reason to stop working. */
const quietly = (work: Promise<unknown>) =>
  void work.catch((error: unknown) => console.info('answers', error));

/** Keeps what the floor reads, and shows it where the server does not answer. Once per page. */
export function startAnswers(): void {
  owner = ownerText();
  purge();
  setInterval(purge, purgeEvery);
  onSession(followOwner);
  onReach(followReach);
  cache.subscribe(follow);
  document.addEventListener('visibilitychange', () => document.hidden && writeNow());
  // What was asked before this was loaded.
  for (const query of cache.getAll().filter(({ queryKey }) => keptCallOf(queryKey) !== null)) {
    askedBy.set(query, owner);
    if (!isEmpty(query)) answered(query, false);
    failed(query, query.state.error ?? query.state.fetchFailureReason);
    expectAnswer(query);
  }
}

/** What this browser keeps of a call, the latest used first; nothing where a browser stores nothing. */
export const keptOf = async <N extends KeptCall>(call: N): Promise<AnswerOf<N>[]> => {
  const answers = await readAnswersOf(call, reader()).catch(() => []);
  // Stored as the call answered, by this build of the web.
  return answers.map(({ data }) => data as AnswerOf<N>);
};

const purge = () => quietly(purgeAnswers(reader()));

/** Nothing outlives the session it was read in, nor is it seen from another. */
function followOwner(): void {
  const next = ownerText();
  if (next === owner) return;
  owner = next;
  unwritten.clear();
  purge();
  // Another tab has changed the session; this one still shows stored answers of the former.
  if (owner !== null) void queryClient.resetQueries({ predicate: isOld });
  old.clear();
  tellOldest();
}

function follow(event: QueryCacheNotifyEvent): void {
  const query = cache.get(event.query.queryHash);
  // One that was forgotten may still get its answer.
  const isHeld = query !== undefined && query === event.query;
  if (event.type === 'updated' && isHeld && keptCallOf(query.queryKey) !== null) {
    const { action } = event;
    if (action.type === 'fetch') {
      askedBy.set(query, owner);
      expectAnswer(query);
    }
    if (action.type === 'success') answered(query, action.manual === true);
    if (action.type === 'failed' || action.type === 'error') failed(query, action.error);
    if (action.type === 'error' && old.has(query)) askAgainLater();
  }
  tellOldest();
}

/** @param foreseen changed locally by a prediction, which does not change its age */
function answered(query: Query, foreseen: boolean): void {
  if (!foreseen) {
    old.delete(query);
    given.set(query, { owner: askedBy.get(query) ?? null, at: query.state.dataUpdatedAt });
  }
  unwritten.add(query);
  timer ??= setTimeout(() => whenIdle(writeNow), writeAfter);
}

function failed(query: Query, error: unknown): void {
  if (isWithheld(error)) withhold(query);
  else if (isAway(error) && isEmpty(query)) quietly(show(query));
}

/** The server no longer shows it: neither does this. */
function withhold(query: Query): void {
  quietly(removeAnswer(keyOf(query)));
  unwritten.delete(query);
  if (old.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
}

const isOld = (query: Query) => old.has(query);

/** Without network only the probe requests it. */
function askAgainLater(): void {
  if (isAsking) return;
  isAsking = true;
  setTimeout(() => {
    isAsking = false;
    if (reachNow().online) void queryClient.refetchQueries({ type: 'active', predicate: isOld });
  }, askAgainAfter);
}

/** With the network back nothing old is drawn before the server was asked; what is on screen the probe loads anew. */
function followReach(): void {
  if (reachNow().online) queryClient.removeQueries({ type: 'inactive', predicate: isOld });
}

/** Waits for the server; one that has answered, with whatever failure, is not silent. */
function expectAnswer(query: Query): void {
  if (!isEmpty(query)) return;
  setTimeout(
    () => query.state.fetchStatus === 'fetching' && quietly(show(query)),
    reachNow().online ? patience : 0,
  );
}

/** Shows the stored answer if the server has not answered. */
async function show(query: Query): Promise<void> {
  if (!isEmpty(query)) return;
  const found = await readAnswer(keyOf(query), reader());
  if (found === undefined || found.owner !== ownerText() || !isEmpty(query)) return;
  old.add(query);
  given.set(query, { owner, at: found.answeredAt });
  queryClient.setQueryData(query.queryKey, found.data, { updatedAt: found.answeredAt });
  shown.tell(query.queryKey);
}

function writeNow(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const query of unwritten) quietly(write(query));
  unwritten.clear();
}

async function write(query: Query): Promise<void> {
  const call = keptCallOf(query.queryKey);
  const from = given.get(query);
  const { data } = query.state;
  if (call === null || from === undefined || data === undefined || cache.get(query.queryHash) !== query)
    return;
  if (from.owner === null || from.owner !== owner) return;
  const former = written.get(query);
  if (former?.data === data && Date.now() - former.at < writeAgainAfter) return;
  written.set(query, { data, at: Date.now() });
  await writeAnswer(
    {
      key: keyOf(query),
      owner: from.owner,
      build,
      call,
      data: withoutPictures(data),
      answeredAt: from.at,
      usedAt: Date.now(),
    },
    () => from.owner === ownerText(),
  );
}

function tellOldest(): void {
  for (const query of old) if (cache.get(query.queryHash) !== query) old.delete(query);
  const times = [...old].flatMap((query) => {
    const call = keptCallOf(query.queryKey);
    const counts = call !== null && !keepingOf(call).around && query.isActive();
    return counts ? [given.get(query)?.at ?? Date.now()] : [];
  });
  const isMissing = (query: Query) => query.state.data === undefined && query.state.errorUpdateCount > 0;
  const missing = () => (cache.findAll({ type: 'active' }).some(isMissing) ? 'missing' : null);
  showOldest(times.length === 0 ? missing() : Math.min(...times));
}
