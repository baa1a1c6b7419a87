import type { CallerKind, ErrorCode } from '@terminal/contract';

/**
 * Whether a session may act as a person at all, before any digit is looked at (doc 2 §6, G-17, G-24):
 * mechanics and suppliers as themselves, staff as a technician of the branch.
 * @param attends the named person attends orders in the session's branch
 */
export function actingRefusal(
  session: { kind: CallerKind; personId: number },
  person: number,
  attends: boolean,
): ErrorCode | null {
  if (session.kind === 'staff') return attends ? null : 'TECNICO_INVALIDO';
  return person === session.personId ? null : 'OUTRA_PESSOA';
}
