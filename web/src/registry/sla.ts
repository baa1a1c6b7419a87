/**
 * Hours and minutes as people type them: '24', '24:00', '8:30'.
 * @returns 'HH:MM' as the contract has it; null when it is none, or no time at all
 */
export function readSla(typed: string): string | null {
  const match = /^(\d{1,4})(?::([0-5]\d))?$/.exec(typed.trim());
  if (match === null) return null;
  const [, hours = '', minutes = '00'] = match;
  const time = `${String(Number(hours)).padStart(2, '0')}:${minutes}`;
  return time === '00:00' ? null : time;
}
