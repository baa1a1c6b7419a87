import { updateConfirmHash } from '../core/access.queries.ts';
import type { Context } from '../core/context.ts';
import type { CompanyDb, ControlDb, Databases } from '../core/db/pools.ts';
import { hashDigits, proveDigits, type TypedDigits } from '../core/digits.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import { type ActingRow, findActing, insertTryEvent } from './queries.ts';
import { actingRefusal } from './rules.ts';

/** The person in whose name a command acts. */
export interface Technician {
  id: number;
  /** Whether the login is a supplier's, shared by many people. */
  supplier: boolean;
}

/** The person a command names as acting, and the first three digits of his CPF. */
export interface Named {
  nr_seq_clifor: number;
  cpf: string;
}

/** The identity check of the commands (DETAIL-13). */
export interface IdentityCheck {
  /**
   * Identifies the acting person by the first three digits of the CPF sent with the command.
   * @param as `approver`: a command approvers give, staff too in their own name (G-37)
   * @throws Refused OUTRA_PESSOA, TECNICO_INVALIDO, CPF_INCORRETO, CPF_BLOQUEADO (limits of G-04)
   */
  actAs(context: Context, named: Named, as?: 'approver'): Promise<Technician>;
  /**
   * Identifies the person who opens an order or counts stock: technicians by their session alone; on a shared terminal a
   * technician by digits, as in every command (doc 2 §6, doc 3 §6, DETAIL-15).
   * @param as as of actAs
   * @throws Refused OUTRA_PESSOA, TECNICO_INVALIDO, CPF_INCORRETO, CPF_BLOQUEADO
   */
  openAs(context: Context, named: Opener, as?: 'approver'): Promise<Technician>;
}

/** The person who opens an order or counts; absent: the session's own. Digits are required for a technician staff selected. */
export interface Opener {
  nr_seq_clifor?: number | undefined;
  cpf?: string | undefined;
}

interface IdentityOptions {
  databases: Databases;
  keys: Keys;
}

/** Builds the check; failed digits are counted in the control database, outside the command's transaction. */
export function createIdentityCheck({ databases, keys }: IdentityOptions): IdentityCheck {
  const check: IdentityCheck = {
    async actAs({ db, actor, address }, named, as) {
      const person = await findActing(db, named.nr_seq_clifor, actor.branchId);
      const refusal = actingRefusal(actor, named.nr_seq_clifor, person?.atende ?? false, as === 'approver');
      if (refusal !== null || person === undefined) throw new Refused(refusal ?? 'TECNICO_INVALIDO');
      const typed = {
        secretKey: keys.secretKey,
        purpose: 'confirma' as const,
        companyId: actor.company.id,
        personId: person.nr_sequencial,
        digits: named.cpf,
      };
      const proof = proveDigits(person.hm_confirma, typed, keys.otherKey);
      // Uses a separate connection, because the command's transaction is rolled back with the refusal.
      const company = databases.company(actor.company.database);
      await countDigits({ control: databases.control, company }, { actor, address }, person, proof !== null);
      if (proof === null) throw new Refused('CPF_INCORRETO', { campos: { cpf: 'CPF Incorreto' } });
      if (proof === 'other') await renewConfirmHash(company, person, typed);
      return { id: person.nr_sequencial, supplier: isSupplier(person) };
    },
    async openAs(context, { nr_seq_clifor = context.actor.personId, cpf }, as) {
      const { kind, personId } = context.actor;
      if (kind === 'staff' && cpf === undefined) throw new Refused('TECNICO_INVALIDO');
      if (cpf !== undefined) return check.actAs(context, { nr_seq_clifor, cpf }, as);
      if (nr_seq_clifor !== personId) throw new Refused('OUTRA_PESSOA');
      return { id: personId, supplier: kind === 'supplier' };
    },
  };
  return check;
}

const isSupplier = ({ tp_clifor }: ActingRow) => tp_clifor === 'F';

/** @throws Refused CPF_BLOQUEADO */
function countDigits(
  { control, company }: { control: ControlDb; company: CompanyDb },
  { actor, address }: Pick<Context, 'actor' | 'address'>,
  person: ActingRow,
  matched: boolean,
): Promise<void> {
  if (address === null) throw new Error('digits are proved from an address');
  const number = String(person.nr_sequencial);
  const who = isSupplier(person)
    ? { account: 'F' as const, code: number }
    : { account: 'I' as const, code: person.nr_matricula ?? number };
  const attempt = { ...who, companyId: actor.company.id, terminalId: actor.terminalId, address };
  const { branchId: branch, personId: by } = actor;
  return countTry(control, attempt, matched, 'CPF_BLOQUEADO', (name) =>
    insertTryEvent(company, { name, branch, person: person.nr_sequencial, by }),
  );
}

/** Rehashes digits verified with the other key of a change of keys with the present key. */
async function renewConfirmHash(
  company: CompanyDb,
  { nr_sequencial, hm_confirma }: ActingRow,
  typed: TypedDigits,
): Promise<void> {
  if (hm_confirma === null) return;
  const kept = { hash: hashDigits(typed), mark: keyMark(typed.secretKey) };
  await updateConfirmHash(company, { person: nr_sequencial, before: hm_confirma, ...kept });
}
