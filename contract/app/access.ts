import {
  mayUseTyreShop,
  type PageId,
  type PageRule,
  type Person,
  pages,
  profileOf,
  type Section,
  sectionOf,
} from './pages.ts';
import { kindOf } from './permissions.ts';

/** Sections shown: by profile, and the tyre shop instead of the workshop in its environment (SHELL-23, SHELL-26). */
export function sectionsOf(person: Person): Section[] {
  if (person.ambiente === 'P' && mayUseTyreShop(person)) return ['BORRACHARIA', 'OUTROS'];
  const { fleet, warehouse } = profileOf(person);
  return [...(fleet ? (['FROTA'] as const) : []), ...(warehouse ? (['ARMAZEM'] as const) : []), 'OUTROS'];
}

/** Whether the menu of a person has a page, the environment aside. */
export function hasPage(person: Person, id: PageId): boolean {
  const page: PageRule = pages[id];
  const departments = profileOf(person);
  const section = sectionOf(id, departments);
  const inProfile =
    section === 'FROTA' ? departments.fleet : section === 'ARMAZEM' ? departments.warehouse : true;
  return inProfile && page.kinds.includes(kindOf(person)) && (page.when?.(person) ?? true);
}

/** Where a person is sent who may not open a page; null: to where he begins. */
export const twinOf = (person: Person, id: PageId): string | null => {
  const page: PageRule = pages[id];
  return kindOf(person) === 'supplier' ? (page.twin ?? null) : null;
};

/** Whether a page opens when its address is typed. */
export const mayOpen = (person: Person, id: PageId): boolean => {
  const page: PageRule = pages[id];
  return hasPage(person, id) || (page.direct?.includes(kindOf(person)) ?? false);
};
