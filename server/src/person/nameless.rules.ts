import type { z } from 'zod';
import { number, row, text } from '../core/row.ts';

/** A person as he is told of before he is made nameless. */
export const Person = row({
  id: number,
  name: text,
  registration: text.nullable(),
  email: text.nullable(),
});
export type Person = z.infer<typeof Person>;

/** What a nameless person is called. */
export const pseudonymOf = (id: number): string => `PESSOA ${id}`;

/** Whether somebody was made nameless before. */
export const isNameless = ({ id, name }: Pick<Person, 'id' | 'name'>): boolean => name === pseudonymOf(id);

/** What a person may be named by at a login. */
export const codesOf = ({ registration, id }: Pick<Person, 'id' | 'registration'>): string[] =>
  [registration, String(id)].filter((code) => code !== null);

/** How well a name tells who somebody is. */
export interface Telling {
  /** One word is a first name or a word of the language: it is the person's where it is all that stands there. */
  oneWord: boolean;
  /** Somebody else is called the same: only rows that refer to this person are his. */
  shared: boolean;
}

/** @param shared somebody else is called the same */
export const tellingOf = ({ name }: Person, shared: boolean): Telling => ({
  oneWord: !/\S\s+\S/.test(name.trim()),
  shared,
});
