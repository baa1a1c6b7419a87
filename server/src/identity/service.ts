import type { Signer } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { isSupplier, type ProofOptions, prove } from './proof.service.ts';
import { deleteOldProofs, findActing, upsertProof } from './queries.ts';
import { actingRefusal } from './rules.ts';

/** The person in whose name a command acts. */
export interface ActingPerson {
  id: number;
  /** Whether the login is a supplier's, shared by many people. */
  supplier: boolean;
  /** Digits typed or badge scanned just now, which count for a time (G-125). */
  typed?: true;
}

/**
 * The person a command names as acting, and the first three digits of his CPF or his badge; left out: he proved himself a short
 * time ago.
 */
export interface Named {
  nr_seq_clifor: number;
  cpf?: string | undefined;
}

/** How a command is given. */
interface Acting {
  /** In whose name it is given: on a shared terminal approvers in their own too, unless it is a technician's (G-37). */
  signer?: Signer;
  /** Order it is about: digits typed for it may count for what the person still does on it (G-125). */
  order?: number;
}

/** The identity check of the commands (DETAIL-13). */
export interface IdentityCheck {
  /**
   * Identifies the acting person by the first three digits of the CPF or the badge sent with the command (G-126), or by those
   * given for the same order before, while he works on it and for as long as the company allows (G-125).
   * @throws Refused OUTRA_PESSOA, TECNICO_INVALIDO, CPF_INCORRETO, CPF_BLOQUEADO (limits of G-04), CPF_EXIGIDO
   */
  actAs(context: Context, named: Named, acting?: Acting): Promise<ActingPerson>;
  /**
   * Identifies the person who opens an order or counts stock: technicians by their session alone, other systems by their key; on a shared terminal a
   * technician by digits, as in every command (doc 2 §6, doc 3 §6, DETAIL-15).
   * @throws Refused OUTRA_PESSOA, TECNICO_INVALIDO, CPF_INCORRETO, CPF_BLOQUEADO
   */
  openAs(context: Context, named: Opener, signer: Signer): Promise<ActingPerson>;
}

/** The person who opens an order or counts; absent: the session's own. Digits are required for a technician staff selected. */
export interface Opener {
  nr_seq_clifor?: number | undefined;
  cpf?: string | undefined;
}

/** Builds the check; failed digits are counted in the control database, outside the command's transaction. */
export function createIdentityCheck(options: ProofOptions): IdentityCheck {
  const check: IdentityCheck = {
    async actAs(context, named, { signer = 'technician', order = null } = {}) {
      const { db, actor, givenAt } = context;
      const work = { order, session: actor.sessionId, at: givenAt };
      const person = await findActing(db, named.nr_seq_clifor, actor.branchId, work);
      const refusal = actingRefusal(actor, named.nr_seq_clifor, person?.atende ?? false, signer);
      if (refusal !== null || person === undefined) throw new Refused(refusal ?? 'TECNICO_INVALIDO');
      const acting = { id: person.nr_sequencial, supplier: isSupplier(person) };
      if (named.cpf === undefined) {
        if (person.provado) return acting;
        throw new Refused('CPF_EXIGIDO', { faults: { cpf: 'DIGITOS_OU_CRACHA' } });
      }
      await prove(options, context, person, named.cpf);
      return person.minutos > 0 && actor.sessionId !== null ? { ...acting, typed: true } : acting;
    },
    async openAs(context, { nr_seq_clifor = context.actor.personId, cpf }, signer) {
      const { kind, personId, keyId } = context.actor;
      if (kind === 'staff' && cpf === undefined && keyId === null) throw new Refused('TECNICO_INVALIDO');
      if (cpf !== undefined) return check.actAs(context, { nr_seq_clifor, cpf }, { signer });
      if (nr_seq_clifor !== personId) throw new Refused('OUTRA_PESSOA');
      return { id: personId, supplier: kind === 'supplier' };
    },
  };
  return check;
}

/** Digits typed for an order count for the further work on it; the caller holds its lock. */
export async function keepProof(
  { db, actor, givenAt }: Context,
  order: number,
  { id, typed }: ActingPerson,
): Promise<void> {
  if (typed) await upsertProof(db, id, { order, session: actor.sessionId, at: givenAt });
}

/** Removes proofs of digits no company counts any more; run once in a while. */
export const forgetOldProofs = deleteOldProofs;
