import type { CallerKind } from '@terminal/contract';
import { type Half, profileOf } from '@terminal/contract/pages';

/** Facts about a person that decide what kind of caller he is. */
interface Person {
  tp_clifor: 'C' | 'F';
  filiais: { nr_sequencial: number; st_atendeos: 'S' | 'N' }[];
}

/**
 * Kind of caller (G-17): a supplier; an attendant when the first branch entry says he attends orders
 * (AUTH-13); staff otherwise.
 */
export function kindOf(person: Person): CallerKind {
  if (person.tp_clifor === 'F') return 'supplier';
  return person.filiais[0]?.st_atendeos === 'S' ? 'attendant' : 'staff';
}

/** Halves of the workshop a person works in: suppliers in both, others by their profile (G-18). */
export function halvesOf(
  person: Person & { tipo_perfil_terminal: 'C' | 'E' | 'T'; perfil_mecanico: 'C' | 'E' | null },
): Half[] {
  if (person.tp_clifor === 'F') return ['FROTA', 'ARMAZEM'];
  const { tipo_perfil_terminal: tipoPerfilTerminal, perfil_mecanico: perfilMecanico } = person;
  const { fleet, warehouse } = profileOf({ tipoPerfilTerminal, perfilMecanico });
  return [...(fleet ? (['FROTA'] as const) : []), ...(warehouse ? (['ARMAZEM'] as const) : [])];
}

/** Number of the pseudo-branch for all branches of a supplier: TODAS (G-21). */
export const allBranches = 0;

/** Its name. */
export const allBranchesName = 'TODAS';

/**
 * Whether the person may work in a branch: one of his own, or all of them when he is a supplier.
 * @param branch number of the branch, 0 = all
 */
export function mayUseBranch(person: Person, branch: number): boolean {
  if (branch === allBranches) return person.tp_clifor === 'F';
  return person.filiais.some((own) => own.nr_sequencial === branch);
}

/** Three digits of a CPF, or five of a CNPJ. */
export function digitsComplete(digits: string, supplier: boolean): boolean {
  return (supplier ? /^\d{5}$/ : /^\d{3}$/).test(digits);
}

/** Registration number as stored: without blanks around it. */
export function accountCode(code: string): string {
  return code.trim().toUpperCase();
}
