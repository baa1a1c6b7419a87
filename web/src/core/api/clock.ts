import { readStored, removeStored, writeStored } from '../storage.ts';

/** Kept in this browser: without network a page opened again must not fall back to a wrong clock. */
let offsetMs = Number(readStored('relogio')) || 0;

/** When an answer was asked for and when it came, ms since the epoch by the clock of this device. */
export interface Way {
  asked: number;
  at: number;
}

/** Clocks this close agree, in ms. */
const agreementMs = 500;

/**
 * Remembers how far this device's clock is from the server's, read off a Date header (G-09).
 * The header counts whole seconds and was written at an unknown moment of the way: what fits one of these says nothing.
 */
export function learnServerTime(dateHeader: string | null, { asked, at }: Way): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(server)) return;
  const least = server - at;
  const most = server + 1000 - asked;
  const fits = (offset: number) => offset >= least - agreementMs && offset <= most + agreementMs;
  if (fits(offsetMs)) return;
  offsetMs = fits(0) ? 0 : (least + most) / 2;
  if (offsetMs === 0) removeStored('relogio');
  else writeStored('relogio', offsetMs);
}

/** The server's present moment in milliseconds, for SLA and elapsed times. */
export const serverNow = (): number => Date.now() + offsetMs;
