interface Held {
  etag: string;
  body: unknown;
}

/** More addresses than one person has open: every filter and page is one of its own. */
const most = 40;
/** In the order of their last use. */
const held = new Map<string, Held>();

/** The answer this browser holds for an address, sent again as If-None-Match (G-32); asking is a use. */
export function heldAnswer(address: string): Held | undefined {
  const found = held.get(address);
  if (found) put(address, found);
  return found;
}

/** Keeps an answer with its version; the one unused the longest gives way. */
export function holdAnswer(address: string, etag: string | null, body: unknown): void {
  if (etag === null) {
    held.delete(address);
    return;
  }
  put(address, { etag, body });
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
}

/** Puts an answer behind all others. */
function put(address: string, answer: Held) {
  held.delete(address);
  held.set(address, answer);
}
