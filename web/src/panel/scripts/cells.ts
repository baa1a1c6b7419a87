const numbers = new Set([
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
  'numeric',
  'money',
  'oid',
  'smallint',
  'integer',
  'bigint',
  'real',
  'double precision',
]);

/** Whether values of a type are right-aligned. */
export const isNumberType = (tipo: string): boolean => numbers.has(tipo);

/** Whether a type is a moment or a day. */
export const isMomentType = (tipo: string): boolean => tipo.startsWith('timestamp') || tipo === 'date';

const moment = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?/;

/** A value as a grid shows it: moments as people write them, everything else as the database does. */
export function cellText(value: string, tipo: string): string {
  if (!isMomentType(tipo)) return value;
  const [, year, month, day, time] = moment.exec(value) ?? [];
  if (year === undefined) return value;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}
