/** Deepest groove a tyre can have, in mm (G-106). */
export const mostDepth = 30;
/** Highest pressure a tyre can have, in psi (G-106). */
export const mostPressure = 200;

/** Earliest accepted day of a tyre's fact; an earlier one is a typing error. */
export const earliestDay = '2000-01-01';
