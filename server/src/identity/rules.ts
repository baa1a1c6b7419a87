import type { CallerKind, RefusalCode, Signer } from '@terminal/contract';
import { pinShape } from '@terminal/contract/shapes';

/** What can prove a person. */
export type ProofKind = 'digits' | 'pin' | 'badge';

/**
 * What a text sent with a command can be: three digits are those of the CPF, or of nobody who has a PIN; what is longer a badge,
 * of four to six digits also a PIN (AUTH-29).
 * @param hasPin the person has a PIN that counts
 */
export function readingsOf(given: string, hasPin: boolean): ProofKind[] {
  const typed = hasPin ? 'pin' : 'digits';
  if (given.length <= 3) return [typed];
  return hasPin && pinShape.test(given) ? ['pin', 'badge'] : ['badge'];
}

/**
 * Whether a session may act as a person at all, before any digit is looked at (doc 2 §6, G-17, G-24):
 * technicians and suppliers as themselves; staff as a technician of the branch or, in commands of approvers, as themselves.
 * @param attends the named person attends orders in the session's branch
 * @param signer in whose name the command is given: other than a technician's, an approver's own counts too (G-37)
 */
export function actingRefusal(
  session: { kind: CallerKind; personId: number; approver: boolean },
  person: number,
  attends: boolean,
  signer: Signer,
): RefusalCode | null {
  const asApprover = signer !== 'technician' && session.approver && person === session.personId;
  if (session.kind === 'staff') return attends || asApprover ? null : 'TECNICO_INVALIDO';
  return person === session.personId ? null : 'OUTRA_PESSOA';
}
