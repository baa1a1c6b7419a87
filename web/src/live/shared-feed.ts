import { type FeedListener, followFeed } from './feed.ts';
import type { Message } from './messages.ts';

/** Longest a tab may have shown something without hearing the one that reads, in ms. */
const longestUnheard = 2_000;

type Post = { kind: 'message'; message: Message } | { kind: 'gap' };

/**
 * One stream for all tabs of a browser: HTTP/1.1 allows six connections to a host.
 * The tab that holds the lock reads the feed and forwards it to the other tabs; when it closes, the next one takes over.
 * @param shownSince when the data on screen was requested, in ms
 * @returns a function that ends it
 */
export function followShared(token: string, shownSince: number, listener: FeedListener): () => void {
  const stop = new AbortController();
  if (!('locks' in navigator)) {
    // Plain http in the workshop's network has no locks: each tab reads for itself.
    void followFeed(token, shownSince, listener, stop.signal);
    return () => stop.abort();
  }
  const name = `eventos ${token.slice(0, 8)}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Post>) => {
    if (data.kind === 'gap') listener.onGap();
    else listener.onMessage(data.message);
  };
  const tell = (post: Post) => channel.postMessage(post);
  let waited = false;
  const lead = async () => {
    // Another tab read until now; what came in between is unknown.
    if (waited) listener.onGap();
    await followFeed(
      token,
      waited ? Date.now() : shownSince,
      {
        onMessage: (message) => {
          tell({ kind: 'message', message });
          listener.onMessage(message);
        },
        onGap: () => {
          tell({ kind: 'gap' });
          listener.onGap();
        },
      },
      stop.signal,
    );
  };
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (lock) return lead();
      waited = true;
      // Only from now on it receives messages of the tab that reads the feed.
      if (Date.now() - shownSince > longestUnheard) listener.onGap();
    })
    .then(() => (waited ? navigator.locks.request(name, { signal: stop.signal }, lead) : undefined))
    // Ended while waiting for the lock.
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
