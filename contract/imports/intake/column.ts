import { withoutAccents } from '../../core/accents.ts';
import type { Choice } from './choices.ts';
import type { IntakeForm, IntakeNote } from './words.ts';

/** Rows a column can refer to by name. */
export type Referred = 'branches' | 'shifts' | 'types' | 'segments' | 'services' | 'parts' | 'orderTypes';

/** A column of a file, and of the form of such a record: its head, how its cells are written, and an example. */
export interface IntakeColumn {
  readonly head: string;
  readonly form: IntakeForm;
  readonly example: string;
  readonly required?: true;
  readonly note?: IntakeNote;
  /** Its cells have one of these values. */
  readonly of?: Choice;
  /** Its cells name rows of another kind. */
  readonly to?: Referred;
  /** Only new rows take it from a file or form. */
  readonly once?: true;
  /** What an empty cell means, as it is shown and written, in Portuguese and Spanish. */
  readonly none?: readonly [string, string];
}

/** A cell without the words for an empty one. */
export function plainCell({ none = ['', ''] }: Pick<IntakeColumn, 'none'>, cell: string): string {
  const plain = (text: string) => withoutAccents(text).trim().toUpperCase();
  return none.some((words) => plain(words) === plain(cell)) ? '' : cell;
}
