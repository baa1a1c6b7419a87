import { z } from 'zod';

/** Depth in mm, as it is answered. */
export const depthOf = z.number();

/** D uneven wear, G twins too far apart, P pressure off its target, L at the limit it is pulled at. */
export const findingKind = z.enum(['D', 'G', 'P', 'L']);

/** K km, H hours: the unit of everything that was run. */
export const meterUnit = z.enum(['K', 'H']);
