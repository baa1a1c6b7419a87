import { predictiveType } from '@terminal/contract/order-fixed';
import { profileOf } from '@terminal/contract/pages';
import { kindOf } from '@terminal/contract/permissions';
import type { BranchSession } from '../core/session/record.ts';

/** Where a person begins (doc 1 §4, AUTH-20): suppliers at the external orders, else by the narrowed profile (G-18). */
export type Landing = '/osExterna' | '/osEmpilhadeira' | '/';

/** What of a session decides where its person begins. */
type Beginning = Pick<BranchSession, 'fornecExt' | 'atendeOs' | 'tipoPerfilTerminal' | 'perfilMecanico'>;

/** Where a person begins. */
export function landingOf(person: Beginning): Landing {
  if (kindOf(person) === 'supplier') return '/osExterna';
  return profileOf(person).fleet ? '/' : '/osEmpilhadeira';
}

/** The list a finished order leads back to: preventives of the fleet to theirs, everything else to where a person begins (EXEC-31). */
export function landingAfterFinishing(
  person: Beginning,
  order: { tp_os: 'O' | 'V'; nr_seq_tipo: string; departamento_os: 'FROTA' | 'ARMAZEM' },
): Landing | '/osPreventiva' | '/osPreditiva' {
  const home = landingOf(person);
  if (home !== '/' || order.tp_os !== 'V' || order.departamento_os !== 'FROTA') return home;
  return order.nr_seq_tipo === predictiveType ? '/osPreditiva' : '/osPreventiva';
}

/** Where a person is after rating: the profile goes before the kind, unlike at a plain login (AUTH-21, G-19). */
export function landingAfterRating(person: Omit<Beginning, 'tipoPerfilTerminal'>): Landing {
  if (person.perfilMecanico === 'E') return '/osEmpilhadeira';
  return kindOf(person) === 'supplier' ? '/osExterna' : '/';
}
