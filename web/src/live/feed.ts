import { dayMs } from '@terminal/contract/days';
import { wire } from '@terminal/contract/wire';
import { isOurs } from '../core/api/client.ts';
import { headersOf } from '../core/api/early.ts';
import { expire } from '../core/api/expiry.ts';
import { hostOf } from '../core/api/hosts.ts';
import { createMessageReader, type Message } from './messages.ts';

/** Silence after which the stream counts as dead; the server says something every 25 s. */
const silenceMs = 60_000;
const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** A listener to the live feed. */
export interface FeedListener {
  onMessage: (message: Message) => void;
  /** Messages may have been missed: what is on screen must be loaded again. */
  onGap: () => void;
}

/**
 * Follows the branch's live feed until `signal` ends it, opening it again whenever it breaks (G-32).
 * @param shownSince when the data on screen was requested, in ms; the server answers whether it is outdated
 */
export async function followFeed(
  token: string,
  shownSince: number,
  listener: FeedListener,
  signal: AbortSignal,
): Promise<void> {
  let pause = firstPauseMs;
  for (let attempts = 1; !signal.aborted; attempts += 1) {
    const address = `${wire.followEvents.path}${attempts > 1 ? '' : `?ha=${ageOf(shownSince)}`}`;
    const ended = await readOnce(address, token, signal, listener.onMessage, () => {
      pause = firstPauseMs;
      if (attempts > 1) listener.onGap();
    });
    if (ended === 'refused') return;
    // Random delay, so that the terminals of a workshop do not all reconnect at once.
    await sleep(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

/** Age of a moment in whole ms, a day at most: clocks are set meanwhile. */
const ageOf = (moment: number): number => Math.min(Math.max(Math.round(Date.now() - moment), 0), dayMs);

async function readOnce(
  address: string,
  token: string,
  signal: AbortSignal,
  onMessage: FeedListener['onMessage'],
  onOpen: () => void,
): Promise<'refused' | 'broken'> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  try {
    const response = await fetch(`${hostOf(location.hostname).base}/${address}`, {
      headers: { ...headersOf(token, null, false), Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!isOurs(response)) return 'broken';
    if (response.status === 401) expire(token);
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok || !response.body) return 'broken';
    onOpen();
    const push = createMessageReader(onMessage);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      push(piece.value);
    }
    return 'broken';
  } catch {
    // Network gone, silence, or the page was left: the loop outside decides.
    return 'broken';
  } finally {
    clearTimeout(timer);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
