import type { BranchSession } from './record.ts';

const profiles = { C: ['C'], E: ['E'], T: ['C', 'E'] } as const;

/**
 * Which halves of the workshop a person works in: the terminal's profile narrowed by the mechanic's own;
 * when nothing is left the mechanic's counts (G-18).
 */
export function profileOf(person: Pick<BranchSession, 'tipoPerfilTerminal' | 'perfilMecanico'>): {
  fleet: boolean;
  warehouse: boolean;
} {
  // One half at most is the mechanic's: inside the terminal's profile or not, it is what is left.
  const left: readonly string[] =
    person.perfilMecanico === null ? profiles[person.tipoPerfilTerminal] : [person.perfilMecanico];
  return { fleet: left.includes('C'), warehouse: left.includes('E') };
}
