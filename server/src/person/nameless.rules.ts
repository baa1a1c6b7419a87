import type { z } from 'zod';
import { number, row, text } from '../core/row.ts';

/** A person's data shown before anonymising. */
export const Person = row({
  id: number,
  name: text,
  registration: text.nullable(),
  email: text.nullable(),
});
export type Person = z.infer<typeof Person>;

/** What a nameless person is called. */
export const pseudonymOf = (id: number): string => `PESSOA ${id}`;

/** Whether a person is already anonymised. */
export const isNameless = ({ id, name }: Pick<Person, 'id' | 'name'>): boolean => name === pseudonymOf(id);

/** What a person may be named by at a login. */
export const codesOf = ({ registration, id }: Pick<Person, 'id' | 'registration'>): string[] =>
  [registration, String(id)].filter((code) => code !== null);

/** How clearly a name identifies a person. */
export interface Telling {
  /** A single word may be a first name or an ordinary word: it counts as the person's only if it fills the whole text. */
  oneWord: boolean;
  /** Another person has the same name: only rows that refer to this person count. */
  shared: boolean;
}

/** @param shared another person has the same name */
export const tellingOf = ({ name }: Person, shared: boolean): Telling => ({
  oneWord: !/\S\s+\S/.test(name.trim()),
  shared,
});
