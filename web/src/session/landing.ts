import { profileOf } from '../core/session/profile.ts';
import type { BranchSession } from '../core/session/record.ts';

/** Where a person begins (doc 1 §4, AUTH-20): suppliers at the external orders, else by the narrowed profile (G-18). */
export type Landing = '/osExterna' | '/osEmpilhadeira' | '/';

type Person = Pick<BranchSession, 'fornecExt' | 'tipoPerfilTerminal' | 'perfilMecanico'>;

export function landingOf(person: Person): Landing {
  if (person.fornecExt === 'S') return '/osExterna';
  return profileOf(person).fleet ? '/' : '/osEmpilhadeira';
}

/** Where a person is after rating: the profile goes before the kind, unlike at a plain login (AUTH-21, G-19). */
export function landingAfterRating(person: Pick<Person, 'perfilMecanico' | 'fornecExt'>): Landing {
  if (person.perfilMecanico === 'E') return '/osEmpilhadeira';
  return person.fornecExt === 'S' ? '/osExterna' : '/';
}
