/** Deepest groove, in mm, and highest pressure, in psi, a tyre can have (G-106). */
export const mostDepth = 30;
export const mostPressure = 200;
