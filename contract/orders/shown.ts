import { z } from 'zod';

/**
 * Origin of the order as the screen showed it; refused with OS_MUDOU when it has changed since. Optional, because pages of
 * older versions do not send it.
 */
export const shownOrigin = { st_origem: z.enum(['I', 'E']).optional() };

/** State of the order as the screen showed it; refused with OS_MUDOU when it has changed since. */
export const shownOrder = {
  ...shownOrigin,
  st_os: z.enum(['A', 'P', 'L', 'R', 'E']).optional(),
  st_os_pause: z.enum(['P']).nullable().optional(),
};
