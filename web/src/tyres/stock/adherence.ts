/** How an adherence of the month looks: below 80 % red, below 100 % yellow, else green (TYRE-29). */
export const toneOf = (percentage: number): 'low' | 'near' | 'full' =>
  percentage < 80 ? 'low' : percentage < 100 ? 'near' : 'full';
