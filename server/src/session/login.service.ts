import type { CheckedInput } from '@terminal/contract';
import type { ControlDb, Databases } from '../core/db/pools.ts';
import { hashDigits, proveDigits, type TypedDigits } from '../core/digits.ts';
import type { CompanyContext } from '../core/http/context.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import {
  findPerson,
  findPersonByRegistration,
  insertSignInEvent,
  type PersonRow,
  updateLoginHash,
} from './queries.ts';
import { accountCode, digitsComplete } from './rules.ts';

/** Registration or code, and what was typed beside it. */
export type SignIn = Exclude<CheckedInput<'login'>['body'], { newFilial: number }>;

/** What comparing digits needs. */
interface LoginOptions {
  databases: Databases;
  keys: Keys;
}

/**
 * The person whose registration and digits, or PIN, were typed; a supplier by code and digits. A person who has a PIN proves
 * himself by nothing else here, and the answer says nothing of who has one (AUTH-29).
 * @throws Refused LOGIN_INCOMPLETO, LOGIN_RECUSADO, LOGIN_BLOQUEADO
 */
export async function proveLogin(
  { databases, keys }: LoginOptions,
  context: CompanyContext,
  form: SignIn,
  terminalId: number | null,
): Promise<PersonRow> {
  const account = readForm(form);
  const person = await findAccount(context, account);
  const kept = keptOf(person);
  const typed: TypedDigits = {
    secretKey: keys.secretKey,
    purpose: kept.as,
    companyId: context.company.id,
    // 0: no one has the typed code.
    personId: person?.nr_sequencial ?? 0,
    digits: account.digits,
  };
  const proof = proveDigits(kept.hash, typed, keys.otherKey);
  await countSignIn(databases.control, context, { ...account, terminalId }, proof !== null);
  if (proof === null || person === undefined) throw new Refused('LOGIN_RECUSADO');
  if (proof === 'other') await renewLoginHash(context, person, kept, typed);
  return person;
}

/** Claimed identity at the login, and the digits. */
interface TypedAccount {
  supplier: boolean;
  code: string;
  digits: string;
}

function readForm(form: SignIn): TypedAccount {
  const supplier = form.loginExterno === 'S';
  const code = accountCode(supplier ? form.codigo : form.matricula);
  const digits = supplier ? form.cnpj : form.cpf;
  if (code === '' || !digitsComplete(digits, supplier)) throw new Refused('LOGIN_INCOMPLETO');
  return { supplier, code, digits };
}

async function findAccount(
  context: CompanyContext,
  { supplier, code }: TypedAccount,
): Promise<PersonRow | undefined> {
  if (!supplier) return findPersonByRegistration(context.db, code);
  if (!/^[1-9]\d{0,8}$/.test(code)) return undefined;
  const party = await findPerson(context.db, Number(code));
  return party?.tp_clifor === 'F' ? party : undefined;
}

/** What the typed digits are compared with: the PIN of who has one, else the first ones of CPF or CNPJ. */
interface KeptLogin {
  as: 'login' | 'pin';
  /** Null: no one has the typed code, or he does not sign in. */
  hash: Buffer | null;
}

const keptOf = (person: PersonRow | undefined): KeptLogin =>
  person?.hm_pin ? { as: 'pin', hash: person.hm_pin } : { as: 'login', hash: person?.hm_login ?? null };

/** @throws Refused LOGIN_BLOQUEADO */
function countSignIn(
  control: ControlDb,
  { company, address, db }: CompanyContext,
  { supplier, code, terminalId }: TypedAccount & { terminalId: number | null },
  matched: boolean,
): Promise<void> {
  const account = supplier ? ('F' as const) : ('I' as const);
  const attempt = { companyId: company.id, account, code, terminalId, address };
  const data = { codigo: code, terminal: terminalId };
  return countTry(control, attempt, matched, 'LOGIN_BLOQUEADO', (name) =>
    insertSignInEvent(db, { name, branchId: null, personId: null, data }),
  );
}

/** Rehashes digits or a PIN verified with the other key of a change of keys with the present key. */
async function renewLoginHash(
  { db }: CompanyContext,
  { nr_sequencial }: PersonRow,
  { as, hash: before }: KeptLogin,
  typed: TypedDigits,
): Promise<void> {
  if (before === null) return;
  const kept = { hash: hashDigits(typed), mark: keyMark(typed.secretKey) };
  await updateLoginHash(db, as, { person: nr_sequencial, before, ...kept });
}
