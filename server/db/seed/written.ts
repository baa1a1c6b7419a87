import { forkliftFamilies, truckFamilies } from './lists/parts.ts';

/** Words that are written in capitals: models and abbreviations. */
const capitals: ReadonlySet<string> = new Set([
  ...truckFamilies,
  ...forkliftFamilies,
  'LED',
  'ARLA',
  'ABS',
  'GLP',
]);

/** The name of a service or part as a company writes it: 'FILTRO DE AR FH' → 'Filtro de ar FH'. */
export function written(name: string): string {
  const words = name
    .split(' ')
    .map((word) => (capitals.has(word) || /\d/.test(word) ? word : word.toLocaleLowerCase('pt-BR')))
    .join(' ');
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
}
