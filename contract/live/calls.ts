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
    /** Age in ms of the data the page shows; if there were events since, the first message is `recarregar`. */
    query: z.strictObject({
      ha: z
        .string()
        .regex(/^\d{1,8}$/)
        .optional(),
    }),
    answer: z.string(),
  }),
};
