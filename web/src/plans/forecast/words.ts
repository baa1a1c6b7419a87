/** A calendar day without its year: '2026-11-23' → '23/11'. */
export const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;
