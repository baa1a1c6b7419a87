import { readStored, removeStored, writeStored } from '../storage.ts';

/** Kept in this browser: without network a page opened again must not fall back to a wrong clock. */
let offsetMs = Number(readStored('relogio')) || 0;

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
  if (offsetMs === 0) removeStored('relogio');
  else writeStored('relogio', offsetMs);
}

/** The server's present moment in milliseconds, for SLA and elapsed times. */
export const serverNow = (): number => Date.now() + offsetMs;
