/** Hours as people read them: 3.5 → '3,5'. */
export const hoursText = (hours: number): string =>
  hours.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** A calendar day without its year: '2026-11-23' → '23/11'. */
export const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;
