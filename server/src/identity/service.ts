import { updateConfirmHash } from '../core/access.queries.ts';
import type { Databases } from '../core/db/pools.ts';
import { hashDigits, proveDigits } from '../core/digits.ts';
import type { SessionContext } from '../core/http/context.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import { findActing, insertTryEvent } from './queries.ts';
import { actingRefusal } from './rules.ts';

/** The person in whose name a command acts. */
export interface Technician {
  id: number;
  /** A supplier login stands for many people. */
  supplier: boolean;
}

/** Who acts as a command says, and the first three digits of his CPF. */
export interface Named {
  nr_seq_clifor: number;
  cpf: string;
}

/** The identity check of the commands (DETAIL-13). */
export interface IdentityCheck {
  /**
   * Who acts, proved by the first three digits of the CPF sent with the command.
   * @param as `approver`: a command approvers give, staff too in their own name (G-37)
   * @throws Refused OUTRA_PESSOA, TECNICO_INVALIDO, CPF_INCORRETO, CPF_BLOQUEADO (limits of G-04)
   */
  actAs(context: SessionContext, named: Named, as?: 'approver'): Promise<Technician>;
}

/** Builds the check; failed digits are counted in the control database, outside the command's transaction. */
export function createIdentityCheck(options: { databases: Databases; keys: Keys }): IdentityCheck {
  return {
    async actAs(context, named, as) {
      const { session } = context;
      const person = await findActing(context.db, named.nr_seq_clifor, session.branchId);
      const refusal = actingRefusal(session, named.nr_seq_clifor, person?.atende ?? false, as === 'approver');
      if (refusal !== null || person === undefined) throw new Refused(refusal ?? 'TECNICO_INVALIDO');
      const supplier = person.tp_clifor === 'F';
      const { secretKey, otherKey } = options.keys;
      const typed = {
        secretKey,
        purpose: 'confirma' as const,
        companyId: session.company.id,
        personId: person.nr_sequencial,
        digits: named.cpf,
      };
      const proof = proveDigits(person.hm_confirma, typed, otherKey);
      const matched = proof !== null;
      const attempt = {
        companyId: session.company.id,
        account: supplier ? ('F' as const) : ('I' as const),
        code: supplier ? String(person.nr_sequencial) : (person.nr_matricula ?? String(person.nr_sequencial)),
        terminalId: session.terminalId,
        address: context.address,
      };
      // Its own connection: the command's transaction is rolled back with the refusal.
      const company = options.databases.company(session.company.database);
      const audit = (name: string) =>
        insertTryEvent(company, {
          name,
          branch: session.branchId,
          person: person.nr_sequencial,
          by: session.personId,
        });
      await countTry(options.databases.control, attempt, matched, 'CPF_BLOQUEADO', audit);
      if (!matched) throw new Refused('CPF_INCORRETO', { campos: { cpf: 'CPF Incorreto' } });
      if (proof === 'other' && person.hm_confirma !== null)
        await updateConfirmHash(company, {
          person: person.nr_sequencial,
          before: person.hm_confirma,
          hash: hashDigits(typed),
          mark: keyMark(secretKey),
        });
      return { id: person.nr_sequencial, supplier };
    },
  };
}
