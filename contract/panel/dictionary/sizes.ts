/** Rows of a file of words at most. */
export const mostRows = 2_000;
