const minute = 60_000;

/**
 * Time worked in intervals, in milliseconds: each closed one in whole minutes, as it is shown and as the server adds them up, and
 * the one that runs. What was reached is never taken back: the page's clock goes by minutes and may stand before its start.
 */
export function workedTime(
  intervals: readonly { dt_inicio: string; dt_final: string | null }[],
  now: number,
): number {
  return intervals.reduce((sum, { dt_inicio, dt_final }) => {
    const length = Math.max(0, (dt_final === null ? now : Date.parse(dt_final)) - Date.parse(dt_inicio));
    return sum + Math.floor(length / minute) * minute;
  }, 0);
}
