import type { Schedule } from './api.ts';

/** Days a schedule can name, as documents and screens write them (SCHED-07). */
export const weekdays = [
  'SEGUNDA',
  'TERCA',
  'QUARTA',
  'QUINTA',
  'SEXTA',
  'SABADO',
  'DOMINGO',
  'TODOS',
] as const satisfies readonly Schedule['dia_semana'][];

/** Each hour. */
export const hourly = 'HORA EM HORA';

/** Hours a schedule can name: each one, or one of the day (SCHED-07). */
export const hours: readonly string[] = [hourly, ...Array.from({ length: 24 }, (_, hour) => String(hour))];

/** Built-in reports, offered while a path is typed. */
export const reports = [
  'interno:preventivas_vencidas',
  'interno:os_atrasadas',
  'interno:aderencia_pneus',
  'interno:produtividade',
  'interno:estoque_negativo',
];
