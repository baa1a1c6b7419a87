import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';

/** The live feed. */
export const liveCalls = {
  /** Server-sent events of the branch; a supplier gets its own orders only. Heartbeat every 25 s. */
  followEvents: defineCall({
    method: 'GET',
    path: 'eventos',
    summary: 'Live feed of the branch (text/event-stream, read with fetch)',
    source: 'C-006, G-32',
    who: everyone,
    wire: 'stream',
    answer: z.string(),
  }),
};
