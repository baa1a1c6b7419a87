import { z } from 'zod';

/** Depth in mm, in answers. */
export const depthOf = z.number();

/** D uneven wear, G twins too far apart, P pressure off its target, L at the removal depth. */
export const findingKind = z.enum(['D', 'G', 'P', 'L']);

/** K km, H hours: unit of usage. */
export const meterUnit = z.enum(['K', 'H']);
