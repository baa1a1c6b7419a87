import { type Person, pseudonymOf, type Telling } from './nameless.rules.ts';
import { partsOf } from './places.rules.ts';

/** How a column holds its text. */
export type Shape = 'text' | 'json' | 'array';

/** What is looked for in a column, as a regular expression of PostgreSQL without regard to capitals, and what takes its place. */
export interface Pattern {
  pattern: string;
  instead: string;
  /** Only in rows of files of people: a name of one word that fills a cell is the person's. */
  inFilesOfPeople?: boolean;
}

const arrays = ['ds_celulas', 'ds_chaves', 'ds_lida'];
const ofFiles = ['carga_linha', 'carga_falha', 'carga_mantida'];

/** How a column holds its text, as its name tells. */
export function shapeOf(column: string): Shape {
  if (column.startsWith('js_')) return 'json';
  return arrays.includes(column) ? 'array' : 'text';
}

const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);

/**
 * The name of a person in a column: as whole words; a name of one word only if it fills the whole text.
 * @param place table.column
 * @returns nothing where the name would not tell that the person is meant
 */
export function namePatterns(person: Person, { oneWord }: Telling, place: string): Pattern[] {
  const { table, column } = partsOf(place);
  const name = literally(person.name.trim());
  const instead = pseudonymOf(person.id);
  if (!oneWord) return [{ pattern: `\\m${name}\\M`, instead }];
  const shape = shapeOf(column);
  if (shape === 'json') return [{ pattern: `"${name}"`, instead: `"${instead}"` }];
  if (!ofFiles.includes(table)) return [];
  return shape === 'array'
    ? [{ pattern: `(?<=[{,])"?${name}"?(?=[},])`, instead: `"${instead}"`, inFilesOfPeople: true }]
    : [{ pattern: `^\\s*${name}\\s*$`, instead, inFilesOfPeople: true }];
}

/** The address a person's letters go to; nothing when none is known. */
export const addressPatterns = ({ email }: Person): Pattern[] =>
  email === null
    ? []
    : [{ pattern: `(?<![\\w.+-])${literally(email)}(?![\\w-])`, instead: 'sem-endereco@invalid' }];
