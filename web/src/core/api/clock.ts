/** Kept in this browser: without network a page opened again must not fall back to a wrong clock. */
const key = 'relogio';

let offsetMs = storedOffset();

/**
 * Remembers how far this device's clock is from the server's, read off a Date header (G-09).
 * The header counts whole seconds, so half a second is added; small differences are noise.
 */
export function learnServerTime(dateHeader: string | null, receivedAt = Date.now()): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(server)) return;
  const measured = server + 500 - receivedAt;
  if (Math.abs(measured - offsetMs) <= 1000) return;
  offsetMs = Math.abs(measured) < 1000 ? 0 : measured;
  storeOffset();
}

/** The server's present moment in milliseconds, for SLA and elapsed times. */
export const serverNow = (): number => Date.now() + offsetMs;

function storedOffset(): number {
  try {
    const stored = Number(localStorage.getItem(key));
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0;
  }
}

function storeOffset(): void {
  try {
    if (offsetMs === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, String(offsetMs));
  } catch {
    // A forbidden storage remembers nothing; the next answer tells it again.
  }
}
