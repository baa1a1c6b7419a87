/** How old a gauging is: late beyond 30 days or never done, due beyond 20 (TYRE-03). */
export const ageOf = (days: number | null): 'late' | 'due' | 'fresh' =>
  days === null || days > 30 ? 'late' : days > 20 ? 'due' : 'fresh';
