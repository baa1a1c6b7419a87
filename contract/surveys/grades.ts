/** Highest grade that asks why (doc 1 §5, RATE-04). */
export const lowGrade = 6;
