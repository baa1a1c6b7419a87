import { z } from 'zod';

/** A active, I out of use, D switched off by its receiver. */
export const webhookStatus = z.enum(['A', 'I', 'D']);

const minutes = 60;
const hours = 60 * minutes;

/** Seconds between tries, as Standard Webhooks recommends: the last some three days after the first. */
const waits = [
  5,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
];

/** Seconds until a message that failed is sent again; null: it is given up. @param tries how often it was sent */
export const waitAfter = (tries: number): number | null => waits[tries - 1] ?? null;

/** Whether an answer says that the message was taken. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The receiver wants nothing any more. */
export const isGone = (status: number): boolean => status === 410;
