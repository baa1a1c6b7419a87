interface Held {
  etag: string;
  body: unknown;
}

/** More addresses than one person has open: every filter and page is one of its own. */
const most = 40;
const held = new Map<string, Held>();

/** The answer this browser holds for an address, sent again as If-None-Match (G-32). */
export const heldAnswer = (address: string): Held | undefined => held.get(address);

/** Keeps an answer with its version; the one unused the longest gives way. */
export function holdAnswer(address: string, etag: string | null, body: unknown): void {
  held.delete(address);
  if (etag === null) return;
  held.set(address, { etag, body });
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
}
