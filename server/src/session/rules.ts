import type { CallerKind } from '@terminal/contract';
import { type Department, profileOf } from '@terminal/contract/pages';
import { type KindFacts, kindOf } from '@terminal/contract/permissions';
import { allBranches } from '@terminal/contract/session-fixed';
import { pinOrDigitsShape } from '@terminal/contract/shapes';

/** What the tables say of a person that decides what kind of caller he is. */
interface PersonFacts {
  tp_clifor: 'C' | 'F';
  filiais: { nr_sequencial: number; st_atendeos: 'S' | 'N' }[];
}

/** The same as a session tells it: a supplier attends no orders, others as their first branch entry says (AUTH-13). */
export const kindFactsOf = ({ tp_clifor, filiais: [first] }: PersonFacts): KindFacts =>
  tp_clifor === 'F'
    ? { fornecExt: 'S', atendeOs: 'N' }
    : { fornecExt: 'N', atendeOs: first?.st_atendeos ?? 'N' };

/** Kind of caller a person is (G-17). */
export const callerKindOf = (person: PersonFacts): CallerKind => kindOf(kindFactsOf(person));

/** Departments a person works in: suppliers in both, others by their profile (G-18). */
export function departmentsOf(
  person: PersonFacts & { tipo_perfil_terminal: 'C' | 'E' | 'T'; perfil_mecanico: 'C' | 'E' | null },
): Department[] {
  if (person.tp_clifor === 'F') return ['FROTA', 'ARMAZEM'];
  const { tipo_perfil_terminal: tipoPerfilTerminal, perfil_mecanico: perfilMecanico } = person;
  const { fleet, warehouse } = profileOf({ tipoPerfilTerminal, perfilMecanico });
  return [...(fleet ? (['FROTA'] as const) : []), ...(warehouse ? (['ARMAZEM'] as const) : [])];
}

/** Name of the pseudo-branch for all branches of a supplier. */
export const allBranchesName = 'TODAS';

/**
 * Whether the person may work in a branch: one of his own, or all of them when he is a supplier.
 * @param branch number of the branch, 0 = all
 */
export function mayUseBranch(person: PersonFacts, branch: number): boolean {
  if (branch === allBranches) return person.tp_clifor === 'F';
  return person.filiais.some((own) => own.nr_sequencial === branch);
}

/** Three digits of a CPF or a PIN, which only who has one can say; or five of a CNPJ. */
export function digitsComplete(digits: string, supplier: boolean): boolean {
  return (supplier ? /^\d{5}$/ : pinOrDigitsShape).test(digits);
}

/** Registration number as stored: in capitals, without blanks around it. */
export function accountCode(code: string): string {
  return code.trim().toUpperCase();
}
