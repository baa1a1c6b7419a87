/** Deepest groove, in mm, and highest pressure, in psi, a tyre can have (G-106). */
export const mostDepth = 30;
export const mostPressure = 200;

/** Day before which nothing happened to a tyre: an earlier one is a slip of the finger. */
export const earliestDay = '2000-01-01';
